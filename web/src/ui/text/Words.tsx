import { findMentions } from '@cuadrilla/contract/notices/notifications/mentions';
import { Fragment, use, type ReactNode } from 'react';
import { MentionableContext } from '../../lib/mention-people.ts';
import { MentionedTasksContext } from '../../lib/mentioned-tasks.ts';
import { type Piece, piecesOf } from '../../lib/text/text-pieces.ts';
import { TextLink } from '../controls/TextLink.tsx';
import { WebLink } from '../controls/WebLink.tsx';
import styles from './Words.module.css';

/** What somebody wrote: addresses and numbers of tasks lead there, and people of the project may be named. */
export function Words({ text }: { text: string }) {
  // oxlint-disable-next-line react/no-array-index-key -- the same words may stand there twice
  return piecesOf(text).map((piece, index) => <Fragment key={index}>{shown(piece)}</Fragment>);
}

function shown(piece: Piece): ReactNode {
  if (typeof piece === 'number') return <TaskNumber number={piece} />;
  return typeof piece === 'string' ? <Mentions text={piece} /> : <WebLink href={piece.href} />;
}

function TaskNumber({ number }: { number: number }) {
  const mentioned = use(MentionedTasksContext);
  const task = mentioned?.tasks.get(number);
  if (!mentioned || !task) return `#${number}`;
  return (
    <TextLink
      to="/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId"
      params={{ projectId: mentioned.projectId, boardId: task.board_id, taskId: task.id }}
      title={task.title}
    >{`#${number}`}</TextLink>
  );
}

function Mentions({ text }: { text: string }) {
  const people = use(MentionableContext);
  const parts: ReactNode[] = [];
  let end = 0;
  const known = (handle: string) => people.find((each) => each.handle.toLowerCase() === handle);
  for (const { from, to, found } of findMentions(text, known)) {
    parts.push(
      text.slice(end, from),
      <span key={from} className={styles.mention} title={found.name}>
        {text.slice(from, to)}
      </span>,
    );
    end = to;
  }
  return [...parts, text.slice(end)];
}
