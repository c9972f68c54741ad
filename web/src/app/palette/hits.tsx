import type { SearchResult } from '@cuadrilla/contract/views/search/search';
import type { Team } from '@cuadrilla/contract/projects/teams';
import { priorities } from '@cuadrilla/contract/tasks/tasks';
import { CircleCheck, FileText, SquareKanban, Users } from 'lucide-react';
import { Identicon } from '../../features/projects/components/Identicon.tsx';
import { documentHref } from '../../services/documents/document-href.ts';
import { taskTexts } from '../../features/tasks/data/tasks.texts.ts';
import { teamTexts } from '../../features/teams/teams.texts.ts';
import { Avatar } from '../../ui/controls/Avatar.tsx';
import { LevelGlyph } from '../../ui/controls/LevelGlyph.tsx';
import type { Group, Item } from './item.ts';
import styles from './PaletteResults.module.css';
import { paletteTexts as texts } from './palette.texts.ts';

type Go = (href: string) => void;

/** Before anything is typed there is room for the latest few of each. */
const fewOfEach = 4;

/** What was found, as lines of the palette. */
export function groupsOf(found: SearchResult & { teams: Team[] }, search: string, go: Go): Group[] {
  const few = <Hit,>(hits: Hit[]): Hit[] => (search ? hits : hits.slice(0, fewOfEach));
  const item = (href: string, rest: Omit<Item, 'match' | 'href' | 'run'>): Item => ({
    ...rest,
    match: search,
    href,
    run: () => go(href),
  });
  const tasks = few(found.tasks).map((task) =>
    item(`/dashboard/projects/${task.project.id}/boards/${task.board.id}/tasks/${task.id}`, {
      id: `palette-task-${task.id}`,
      text: task.title,
      detail: `${taskTexts.number(task.number)} · ${task.board.name} · ${task.project.name}`,
      ...(task.done
        ? { icon: <CircleCheck size={17} />, aside: texts.done }
        : { icon: <Priority level={task.priority_id} />, aside: texts.priority(nameOf(task.priority_id)) }),
    }),
  );
  const boards = few(found.boards).map(({ id, name, project }) =>
    item(`/dashboard/projects/${project.id}/boards/${id}`, {
      id: `palette-board-${id}`,
      icon: <SquareKanban size={17} />,
      text: name,
      detail: project.name,
    }),
  );
  const projects = few(found.projects).map(({ id, name }) =>
    item(`/dashboard/projects/${id}`, {
      id: `palette-project-${id}`,
      icon: <Identicon id={id} size={17} />,
      text: name,
    }),
  );
  const documents = found.documents.map(({ id, icon, title, project, section }) =>
    item(documentHref(project.id, id, section?.nth), {
      id: `palette-document-${id}`,
      icon: icon ? <span aria-hidden="true">{icon}</span> : <FileText size={17} />,
      text: title,
      detail: section ? `${section.heading} · ${project.name}` : project.name,
    }),
  );
  const people = found.people.map((person) =>
    item(`/search?${new URLSearchParams({ q: `responsable:"${person.name}"` })}`, {
      id: `palette-person-${person.id}`,
      icon: <Avatar person={person} size={22} decorative />,
      text: person.name,
      detail: texts.tasksOf,
    }),
  );
  const teams = found.teams.map(({ id, name, People }) =>
    item(`/teams/${id}`, {
      id: `palette-team-${id}`,
      icon: <Users size={17} />,
      text: name,
      detail: teamTexts.countPeople(People.length),
    }),
  );
  return [
    { name: texts.tasks, items: tasks },
    { name: texts.boards, items: boards },
    { name: texts.documents, items: documents },
    { name: texts.projects, items: projects },
    { name: texts.people, items: people },
    { name: teamTexts.teams, items: teams },
  ];
}

const nameOf = (priorityId: number): string =>
  priorities.find(({ id }) => id === priorityId)?.name.toLowerCase() ?? '';

const Priority = ({ level }: { level: number }) => (
  <span className={styles.priority} data-level={level}>
    <LevelGlyph level={level} size={14} />
  </span>
);
