import type { Tx } from '../../platform/database/database.ts';
import { changeWithin } from '../../platform/log/change.ts';
import { createProject, type Mark, markProject } from '../../projects/projects/projects.commands.ts';
import { listLabels } from '../../tasks/labels/labels.queries.ts';
import { hoursBefore, workingDaysBefore } from './demo-clock.ts';
import { readProjects } from './demo-content.ts';
import type { DemoProject } from './demo-data.ts';
import { documentSteps } from './demo-documents.ts';
import { seededRandom } from './demo-random.ts';
import { ruleSteps, rulesAlong } from './demo-rules.ts';
import { boardSteps, memberSteps, type Step, type Story, teamSteps } from './demo-story.ts';
import { taskSteps } from './demo-task-story.ts';

/** What is there before the projects are. */
type Given = Pick<Story, 'ids' | 'teams' | 'files'>;

export async function createDemoProjects(tx: Tx, given: Given, now: Date): Promise<void> {
  for (const [index, project] of readProjects().entries()) {
    await createDemoProject(tx, project, given, now, index + 1);
  }
}

/** Tells the project's story from its first day until now, each step as the person who took it. */
async function createDemoProject(
  tx: Tx,
  project: DemoProject,
  given: Given,
  now: Date,
  seed: number,
): Promise<void> {
  const { ids } = given;
  const at = (ago: number): Date => workingDaysBefore(now, project.quiet + ago);
  const projectId = await createProject(tx, project, ids[project.owner], at(project.age));
  const labels = new Map((await listLabels(tx, projectId)).map(({ name, id }) => [name, id]));
  const story: Story = { ...given, project, now, labels, boards: new Map(), documents: new Map() };
  const followRules = rulesAlong(tx, projectId);
  for (const { ago, actor, allow, work } of stepsOf(story, seed)) {
    const request = { projectId, userId: ids[actor], now: at(ago), allow };
    await changeWithin(tx, request, work);
    if (project.rules?.some(({ age }) => age >= ago)) await followRules(request.now);
  }
  for (const [mark, then] of marksOf(project, projectId, now)) await markProject(tx, ids.demo, mark, then);
}

/** The earliest first. */
function stepsOf(story: Story, seed: number): Step[] {
  const random = seededRandom(seed);
  const inBoards = story.project.boards.flatMap((board) => [
    ...boardSteps(story, board),
    ...taskSteps(story, board, random),
  ]);
  return [
    ...memberSteps(story),
    ...teamSteps(story),
    ...ruleSteps(story),
    ...inBoards,
    ...documentSteps(story),
  ].toSorted((a, b) => b.ago - a.ago);
}

/** What a visitor finds pinned and lately opened. */
function marksOf({ pinned, visited }: DemoProject, projectId: number, now: Date): [Mark, Date][] {
  const marks: [Mark, Date][] = [];
  if (pinned) marks.push([{ type: 'project.pinned', payload: { projectId, pinned } }, hoursBefore(now, 24)]);
  if (visited !== undefined) {
    const then = hoursBefore(now, visited);
    marks.push([{ type: 'project.visited', payload: { projectId, visitedAt: then.toISOString() } }, then]);
  }
  return marks;
}
