import { deleteAttachment } from '../tasks/attachments/attachments.commands.ts';
import { deletePoint } from '../tasks/points/points.commands.ts';
import { editors, members, type Row, row } from './permission-rows.ts';
import type { Stage, useStages } from './stages.ts';
import type { TestApp } from './test-app.ts';

/** What the table of permissions says of checklists, of files, and of what tasks depend on. */
export function taskPartRows(test: TestApp, { withTask }: ReturnType<typeof useStages>): Row[] {
  const withPoint = async (stage: Stage, body?: unknown) => {
    const { task, ids } = await withTask(stage);
    const point = await test.make.point({ task });
    return { ids: { ...ids, pointId: point.id }, body };
  };
  const withAttachment = async (stage: Stage, body?: unknown) => {
    const { task, ids } = await withTask(stage);
    const attachment = await test.make.attachment({ task });
    return { ids: { ...ids, attachmentId: attachment.id }, body };
  };
  const withTwoTasks = async (stage: Stage) => {
    const { task, ids } = await withTask(stage);
    const other = await test.make.task({ board: task.board });
    return { task, other, ids, body: { taskId: other.id, relation: 'blocked_by' } };
  };
  const withDependency = async (stage: Stage) => {
    const { task, other, ids } = await withTwoTasks(stage);
    const dependency = await test.make.dependency(task, other);
    return { ids: { ...ids, dependencyId: dependency.id } };
  };
  const sameProject = async (stage: Stage) => {
    const { task, ids } = await withTask(stage);
    const body = { ids: [task.id], toProjectId: stage.project.id, boardId: ids.boardId };
    return { ids, body };
  };
  return [
    row('points.create', editors(201), (stage) => withTask(stage, { content: 'Medir el sofá' })),
    row('points.change', editors(200), (stage) => withPoint(stage, { done: true })),
    row('points.remove', editors(204), withPoint),
    row('points.restore', editors(200), async (stage) => {
      const { ids } = await withPoint(stage);
      await test.make.inProject(stage.project, (change) => deletePoint(change, ids.taskId, ids.pointId));
      return { ids };
    }),
    row('points.toTask', editors(201), withPoint),
    row('points.fromTask', editors(201), async (stage) => {
      const { ids, other } = await withTwoTasks(stage);
      return { ids, body: { taskId: other.id } };
    }),
    row('tasks.find', members(200), withTask),
    row('events.beforeMoves', members(200), withTask),
    row('tasks.checkOut', editors(400), sameProject),
    row('tasks.moveOut', editors(400), sameProject),
    row('tasks.moveBack', editors(400), sameProject),
    row('attachments.create', editors(400), withTask),
    row('attachments.read', members(404), withAttachment),
    row('attachments.preview', members(404), withAttachment),
    row('attachments.change', editors(200), (stage) => withAttachment(stage, { name: 'Plano.pdf' })),
    row('attachments.remove', editors(204), withAttachment),
    row('attachments.restore', editors(200), async (stage) => {
      const { ids } = await withAttachment(stage);
      await test.make.inProject(stage.project, (change) => deleteAttachment(change, ids.attachmentId));
      return { ids };
    }),
    row('dependencies.create', editors(201), withTwoTasks),
    row('dependencies.remove', editors(204), withDependency),
  ];
}
