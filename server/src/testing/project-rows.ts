import { deleteBoard } from '../tasks/boards/boards.commands.ts';
import { deleteColumn } from '../tasks/columns/columns.commands.ts';
import { saveTemplate } from '../carry/project-templates/project-templates.commands.ts';
import { removeLabel } from '../tasks/labels/labels.commands.ts';
import { deleteProject } from '../projects/projects/projects.commands.ts';
import { listLabels } from '../tasks/labels/labels.queries.ts';
import { editors, managers, members, nobody, type Row, row, sending, signedIn } from './permission-rows.ts';
import type { Stage, useStages } from './stages.ts';
import type { TestApp } from './test-app.ts';

const newTask = { title: 'Medir', dueDate: '2026-12-01', priorityId: 1 };

const templateUse = {
  name: 'Tienda',
  start: '2026-10-19',
  workingDays: true,
  skipHolidays: true,
  people: [],
};
const template = {
  name: 'Mudanza',
  description: 'Por etapas',
  teamId: null,
  withDescriptions: true,
  withDone: true,
};
const withShipped = () => ({ ids: { templateId: 1 }, body: templateUse });
const noContent = { roles: [], stages: [], boards: [] };

/** What the table of permissions says of projects, templates of them, boards, columns, tasks and comments. */
export function projectRows(test: TestApp, stages: ReturnType<typeof useStages>): Row[] {
  const { staff, withBoard, withColumn, withTask, withTasks, withComment } = stages;
  const withLabel = async ({ project }: Stage) => {
    const [label] = await listLabels(test.database.db, project.id);
    return { ids: { labelId: label?.id ?? 0 }, body: { name: 'Urgente' } };
  };
  const withTemplate = async ({ caller }: Stage) => {
    const { id } = await saveTemplate(test.database.db, caller.id, template, noContent, new Date());
    return { ids: { templateId: id } };
  };
  return [
    row('projects.create', signedIn(201), sending({ name: 'Obra', description: 'Nueva' })),
    row('projects.list', signedIn(200)),
    row('projects.trash', signedIn(200)),
    row('projects.read', members(200)),
    row('projects.change', managers(200), sending({ name: 'Obra' })),
    row('projects.remove', managers(204)),
    row('projects.restore', managers(200), async ({ project }) => {
      await test.make.inProject(project, deleteProject);
      return {};
    }),
    row('projects.permissions', members(200)),
    row('projects.labels', members(200)),
    row('projects.createLabel', managers(201), sending({ name: 'Urgente' })),
    row('projects.changeLabel', managers(200), withLabel),
    row('projects.removeLabel', managers(204), withLabel),
    row('projects.restoreLabel', managers(200), async (stage) => {
      const { ids } = await withLabel(stage);
      await test.make.inProject(stage.project, (change) => removeLabel(change, ids.labelId));
      return { ids };
    }),
    row('projects.itemsInTrash', members(200)),
    row('projects.emptyTrash', managers(204)),
    row('projects.pin', members(204)),
    row('projects.unpin', members(204)),
    row('projects.visit', members(204)),

    row('projectTemplates.list', signedIn(200)),
    row('projectTemplates.people', signedIn(200)),
    row('projectTemplates.read', signedIn(200), withShipped),
    row('projectTemplates.use', signedIn(201), withShipped),
    row('projectTemplates.remove', signedIn(204), withTemplate),
    row('projectTemplates.remove', signedIn(403), withShipped, 'that comes along'),
    row('projectTemplates.rehearse', managers(200), withTask),
    row('projectTemplates.save', managers(201), (stage) => withTask(stage, template)),

    row('boards.list', members(200)),
    row('boards.create', managers(201), sending({ name: 'Salida' })),
    row('boards.read', members(200), withBoard),
    row('boards.change', managers(200), (stage) => withBoard(stage, { name: 'Llegada' })),
    row('boards.remove', managers(204), withBoard),
    row('columns.list', members(200), withBoard),
    row('columns.create', managers(201), (stage) => withBoard(stage, { name: 'Revisión' })),
    row('columns.change', managers(200), (stage) => withColumn(stage, { name: 'Revisión' })),
    row('columns.remove', managers(204), withColumn),
    row('columns.archiveDone', editors(409), withColumn),
    row('columns.restore', managers(200), async (stage) => {
      const { ids } = await withColumn(stage);
      await test.make.inProject(stage.project, (change) =>
        deleteColumn(change, ids.boardId, ids.columnId, undefined),
      );
      return { ids };
    }),
    row('boards.restore', managers(200), async (stage) => {
      const { ids } = await withBoard(stage);
      await test.make.inProject(stage.project, (change) => deleteBoard(change, ids.boardId));
      return { ids };
    }),

    row('tasks.numbered', members(200)),
    row('tasks.list', members(200), withBoard),
    row('tasks.search', members(200), withBoard),
    row('tasks.create', editors(201), (stage) => withBoard(stage, newTask)),
    row('tasks.read', members(200), withTask),
    row('tasks.change', editors(200), (stage) => withTask(stage, { title: 'Pesar' })),
    row('tasks.changeMany', editors(200), (stage) => withTasks(stage, { priorityId: 4 })),
    row('tasks.undo', editors(200), stages.withOwnChange),
    row('tasks.remove', editors(204), withTask),
    row('tasks.removeMany', editors(204), withTasks),
    row('tasks.restoreMany', editors(200), async (stage) => {
      const { task, ...valid } = await withTasks(stage);
      await test.make.deleteTask(task);
      return valid;
    }),
    row('tasks.restore', editors(200), async (stage) => {
      const { task, ids } = await withTask(stage);
      await test.make.deleteTask(task);
      return { ids };
    }),

    row('comments.create', members(201), (stage) => withTask(stage, { content: 'Hecho' })),
    row(
      'comments.change',
      members(200),
      (stage) => withComment(stage, stage.caller, { content: 'No' }),
      'own',
    ),
    row(
      'comments.change',
      nobody,
      (stage) => withComment(stage, staff.colleague, { content: 'No' }),
      'another’s',
    ),
    row('comments.remove', members(204), (stage) => withComment(stage, stage.caller), 'own'),
    row('comments.remove', managers(204), (stage) => withComment(stage, staff.colleague), 'another’s'),
  ];
}
