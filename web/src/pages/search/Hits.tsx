import type {
  Found,
  FoundComment,
  FoundDocument,
  FoundTask,
  Marked as MarkedText,
} from '@cuadrilla/contract/views/search/search';
import { priorities } from '@cuadrilla/contract/tasks/tasks';
import { Link } from '@tanstack/react-router';
import { FileText, SquareKanban } from 'lucide-react';
import type { ReactNode } from 'react';
import { Identicon } from '../../features/projects/components/Identicon.tsx';
import { DoneTick } from '../../features/tasks/parts/card/DoneTick.tsx';
import { DueDate } from '../../features/tasks/parts/card/DueDate.tsx';
import { listTexts } from '../../features/tasks/data/list.texts.ts';
import { headingAnchor } from '../../services/documents/document-href.ts';
import { taskTexts } from '../../features/tasks/data/tasks.texts.ts';
import { Avatar } from '../../ui/controls/Avatar.tsx';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import { Hidden } from '../../ui/controls/Hidden.tsx';
import { LevelGlyph } from '../../ui/controls/LevelGlyph.tsx';
import { Ago } from '../../ui/text/Time.tsx';
import styles from './Hits.module.css';
import { searchPageTexts as texts } from './search.texts.ts';
import type { FoundSelection } from './use-found-selection.ts';

/** A text with what was searched for marked in it. */
const Marked = ({ of: { text, marks } }: { of: MarkedText }) => (
  <>
    {marks.map(([start, end], index) => (
      <span key={start}>
        {text.slice(marks[index - 1]?.[1] ?? 0, start)}
        <mark className={styles.mark}>{text.slice(start, end)}</mark>
      </span>
    ))}
    {text.slice(marks.at(-1)?.[1] ?? 0)}
  </>
);

interface HitProps {
  /** Before all else, where it can be chosen. */
  choice?: ReactNode;
  icon: ReactNode;
  end?: ReactNode;
  isDone?: boolean;
  children: ReactNode;
}

const Hit = ({ choice, icon, end, isDone, children }: HitProps) => (
  <li
    className={styles.hit}
    data-choosable={choice !== undefined || undefined}
    data-done={isDone || undefined}
  >
    {choice}
    <span className={styles.icon}>{icon}</span>
    {children}
    {end !== undefined && <span className={styles.end}>{end}</span>}
  </li>
);

const priorityName = (id: number): string =>
  priorities.find((each) => each.id === id)?.name.toLowerCase() ?? '';

interface TaskHitProps {
  task: FoundTask;
  selection: FoundSelection;
  onTurn: (task: FoundTask) => void;
}

function TaskHit({ task, selection, onTurn }: TaskHitProps) {
  const { id, title, excerpt, project, board, column, assignee } = task;
  const due = task.due_day ?? task.due_date;
  const mayChoose = selection.mayChoose(task);
  return (
    <Hit
      isDone={column.kind === 'hecho'}
      choice={
        <span className={styles.marks}>
          <label className={styles.choice}>
            {mayChoose && (
              <Checkbox
                aria-label={listTexts.select(title.text)}
                checked={selection.tasks.has(id)}
                onChange={({ nativeEvent }) => selection.toggle(task, (nativeEvent as MouseEvent).shiftKey)}
              />
            )}
          </label>
          <DoneTick
            task={{ id, title: title.text }}
            kind={column.kind}
            canEdit={mayChoose}
            onClick={() => onTurn(task)}
          />
        </span>
      }
      icon={
        <span className={styles.priority} data-level={task.priority_id}>
          <LevelGlyph level={task.priority_id} size={15} />
          <Hidden>{texts.priority(priorityName(task.priority_id))}</Hidden>
        </span>
      }
      end={
        <>
          {due && <DueDate date={due} done={column.kind === 'hecho'} assignee={assignee} />}
          {assignee && <Avatar person={assignee} size={24} />}
        </>
      }
    >
      <Link
        data-hit={id}
        to="/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId"
        params={{ projectId: project.id, boardId: board.id, taskId: id }}
        className={styles.link}
      >
        <b className={styles.name}>
          <Marked of={title} />
        </b>
        {excerpt && (
          <span className={styles.text}>
            <Marked of={excerpt} />
          </span>
        )}
        <small className={styles.place}>
          {taskTexts.number(task.number)} · {project.name} · {board.name} · {column.name}
        </small>
      </Link>
    </Hit>
  );
}

const CommentHit = ({ comment }: { comment: FoundComment }) => (
  <Hit icon={<Avatar person={comment.author} size={24} decorative />} end={<Ago at={comment.createdAt} />}>
    <Link
      data-hit
      to="/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId"
      params={{ projectId: comment.project.id, boardId: comment.board.id, taskId: comment.task.id }}
      className={styles.link}
    >
      <span className={styles.said}>
        <Marked of={comment.excerpt} />
      </span>
      <small className={styles.place}>{texts.commentedIn(comment.author.name, comment.task.title)}</small>
    </Link>
  </Hit>
);

interface DocumentProps {
  document: FoundDocument;
}

/** Leads to the part that has the words. */
const DocumentHit = ({
  document: { id, icon, title, section, excerpt, project, updatedAt },
}: DocumentProps) => (
  <Hit
    icon={icon ? <span aria-hidden="true">{icon}</span> : <FileText size={18} />}
    end={<Ago at={updatedAt} />}
  >
    <Link
      data-hit
      to="/documentation/$projectId/$documentId"
      params={{ projectId: project.id, documentId: id }}
      {...(section && { hash: headingAnchor(section.nth) })}
      className={styles.link}
    >
      <b className={styles.name}>
        <Marked of={title} />
      </b>
      {excerpt && (
        <span className={styles.text}>
          <Marked of={excerpt} />
        </span>
      )}
      <small className={styles.place}>
        {project.name}
        {section && (
          <>
            {' · '}
            <Marked of={section.heading} />
          </>
        )}
      </small>
    </Link>
  </Hit>
);

const ProjectHit = ({ project }: { project: Found['projects'][number] }) => (
  <Hit icon={<Identicon id={project.id} size={24} />}>
    <Link
      data-hit
      to="/dashboard/projects/$projectId"
      params={{ projectId: project.id }}
      className={styles.link}
    >
      <b className={styles.name}>
        <Marked of={project.name} />
      </b>
      <small className={styles.place}>
        <Marked of={project.excerpt} />
      </small>
    </Link>
  </Hit>
);

const BoardHit = ({ board }: { board: Found['boards'][number] }) => (
  <Hit icon={<SquareKanban size={18} />}>
    <Link
      data-hit
      to="/dashboard/projects/$projectId/boards/$boardId"
      params={{ projectId: board.project.id, boardId: board.id }}
      className={styles.link}
    >
      <b className={styles.name}>
        <Marked of={board.name} />
      </b>
      <small className={styles.place}>{board.project.name}</small>
    </Link>
  </Hit>
);

/** Leads to the person's tasks. */
const PersonHit = ({ person }: { person: Found['people'][number] }) => (
  <Hit icon={<Avatar person={{ id: person.id, name: person.name.text }} size={24} decorative />}>
    <Link data-hit to="/search" search={{ q: `responsable:"${person.name.text}"` }} className={styles.link}>
      <b className={styles.name}>
        <Marked of={person.name} />
      </b>
      <small className={styles.place}>{person.username}</small>
    </Link>
  </Hit>
);

/** The lines of each kind. */
export const hitsOf = (
  { tasks, comments, documents, projects, boards, people }: Found,
  selection: FoundSelection,
  onTurn: (task: FoundTask) => void,
) => ({
  tasks: tasks.map((task) => <TaskHit key={task.id} task={task} selection={selection} onTurn={onTurn} />),
  comments: comments.map((comment) => <CommentHit key={comment.id} comment={comment} />),
  documents: documents.map((document) => <DocumentHit key={document.id} document={document} />),
  projects: projects.map((project) => <ProjectHit key={project.id} project={project} />),
  boards: boards.map((board) => <BoardHit key={board.id} board={board} />),
  people: people.map((person) => <PersonHit key={person.id} person={person} />),
});
