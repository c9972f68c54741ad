import type { ColumnKind } from '@cuadrilla/contract/tasks/boards';
import type { GrantedRoleName, Policy } from '@cuadrilla/contract/kernel/roles';
import { canEditTasks, canManageProject } from '@cuadrilla/contract/kernel/roles';
import type { FileStore } from '../../platform/files/store.ts';
import type { Change } from '../../platform/log/change.ts';
import { changeBoard, createBoard, deleteBoard } from '../../tasks/boards/boards.commands.ts';
import { listColumns } from '../../tasks/boards/boards.queries.ts';
import { addMember, changeMemberRole, removeMember } from '../../projects/members/members.commands.ts';
import { addTeam } from '../../projects/teams/project-teams.commands.ts';
import type { DemoBoard, DemoMember, DemoProject, DemoTeamName, Person } from './demo-data.ts';
import type { PersonIds } from './demo-people.ts';
import type { MadeTeams } from './demo-teams.ts';

/** One thing that somebody did, so many working days ago. */
export interface Step {
  ago: number;
  actor: Person;
  allow: Policy;
  work: (change: Change) => Promise<void>;
}

export const editing = (ago: number, actor: Person, work: Step['work']): Step => ({
  ago,
  actor,
  allow: canEditTasks,
  work,
});

export interface MadeBoard {
  id: number;
  columns: Record<ColumnKind, number>;
}

/** What the steps of a project know of each other: the ids of what earlier ones have made. */
export interface Story {
  project: DemoProject;
  now: Date;
  ids: PersonIds;
  teams: MadeTeams;
  /** Their ids, by their names. */
  labels: ReadonlyMap<string, number>;
  boards: Map<string, MadeBoard>;
  documents: Map<string, number>;
  files: FileStore;
}

/** Everybody joins on the first morning, before there is anything to do. */
export function memberSteps({ project, ids }: Story): Step[] {
  const members = Object.entries(project.members) as [Person, DemoMember][];
  const byOwner = { actor: project.owner, allow: canManageProject };
  return members.flatMap(([person, { role, was, left }], index) => {
    const steps: Step[] = [
      {
        ...byOwner,
        ago: project.age - 0.1 - index * 0.02,
        work: (change) => addMember(change, { demo: true }, ids[person], was?.role ?? role),
      },
    ];
    if (was) {
      steps.push({
        ...byOwner,
        ago: was.until,
        work: (change) => changeMemberRole(change, ids[person], role),
      });
    }
    if (left !== undefined) {
      steps.push({ ...byOwner, ago: left, work: (change) => removeMember(change, ids[person]) });
    }
    return steps;
  });
}

/** After the people, whom they only give more than they have. */
export function teamSteps({ project, teams }: Story): Step[] {
  const granted = Object.entries(project.teams ?? {}) as [DemoTeamName, GrantedRoleName][];
  return granted.map(([name, role], index) => ({
    ago: project.age - 0.3 - index * 0.02,
    actor: project.owner,
    allow: canManageProject,
    work: (change) => addTeam(change, teams[name], role),
  }));
}

export function boardSteps(story: Story, board: DemoBoard): Step[] {
  const { owner } = story.project;
  const step = (ago: number, work: Step['work']): Step => ({
    ago,
    actor: owner,
    allow: canManageProject,
    work,
  });
  const made = (): MadeBoard => boardOf(story, board.name);
  const steps = [step(board.age, (change) => makeBoard(story, board, change))];
  if (board.label) {
    const labelId = story.labels.get(board.label);
    steps.push(step(board.age - 0.01, (change) => changeBoard(change, made().id, { labelId })));
  }
  if (board.was) {
    steps.push(step(board.age * 0.7, (change) => changeBoard(change, made().id, { name: board.name })));
  }
  if (board.deleted !== undefined) {
    steps.push(step(board.deleted, (change) => deleteBoard(change, made().id)));
  }
  return steps;
}

async function makeBoard(story: Story, { name, was }: DemoBoard, change: Change): Promise<void> {
  const id = await createBoard(change, { name: was ?? name });
  const columns = await listColumns(change.tx, change.projectId, id);
  const byKind = Object.fromEntries(columns.map((column) => [column.kind, column.id]));
  story.boards.set(name, { id, columns: byKind as MadeBoard['columns'] });
}

export function boardOf({ boards }: Story, name: string): MadeBoard {
  const made = boards.get(name);
  if (!made) throw new Error(`the demo's board «${name}» is not there yet`);
  return made;
}
