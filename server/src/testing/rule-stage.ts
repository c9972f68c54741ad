import type { Run } from '@cuadrilla/contract/rules/automations/runs';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/** A project with a board, its owner and a member, for rules to work in. */
export async function ruleStage(test: TestApp) {
  const board = await test.make.board();
  const { project } = board;
  const owner = await test.as({ id: project.ownerId });
  const person = await test.make.member({ project });
  const [todo = 0, doing = 0, done = 0] = board.columnIds;
  const columns: { name: string }[] = (await owner.get(`/projects/${project.id}/boards/${board.id}/columns`))
    .body;
  const names = columns.map(({ name }) => name);
  const labels: { id: number }[] = (await owner.get(`/projects/${project.id}/labels`)).body;
  const rulesPath = `/projects/${project.id}/rules`;
  const addRule = async (definition: object, boardId: number | null = null) => {
    const answer = await owner.post(rulesPath, { boardId, definition, enabled: true });
    expect(answer.body).toMatchObject({ enabled: true });
    return answer.body as { id: number };
  };
  const runs = async (): Promise<Run[]> => (await owner.get(`/rules/runs?project=${project.id}`)).body;
  const commentsOn = async (task: { path: string }): Promise<string[]> =>
    (await owner.get(task.path)).body.Comments.map(({ content }: { content: string }) => content);
  const titlesOn = async (on: { id: number; project: { id: number } }): Promise<string[]> =>
    (await owner.get(`/projects/${on.project.id}/boards/${on.id}/tasks`)).body.map(
      ({ title }: { title: string }) => title,
    );
  return {
    board,
    project,
    owner,
    person,
    todo,
    doing,
    done,
    names,
    labels,
    rulesPath,
    addRule,
    runs,
    commentsOn,
    titlesOn,
  };
}
export type RuleStage = Awaited<ReturnType<typeof ruleStage>>;
