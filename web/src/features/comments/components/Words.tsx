import { findMentions } from '@cuadrilla/contract/notifications/mentions';
import { Fragment, use, type ReactNode } from 'react';
import { MentionableContext } from '../../../lib/mention-people.ts';
import { WebLink } from '../../../ui/WebLink.tsx';
import { type Piece, piecesOf } from '../comment-pieces.ts';
import styles from './CommentItem.module.css';

interface Props {
  text: string;
  /** What stands for the number of a task, where numbers lead to tasks. */
  task?: (number: number) => ReactNode;
}

/** What somebody wrote: addresses lead there, and people of the project may be named. */
export function Words({ text, task = (number) => `#${number}` }: Props) {
  const show = (piece: Piece): ReactNode => {
    if (typeof piece === 'number') return task(piece);
    return typeof piece === 'string' ? <Mentions text={piece} /> : <WebLink href={piece.href} />;
  };
  // oxlint-disable-next-line react/no-array-index-key -- the same words may stand there twice
  return piecesOf(text).map((piece, index) => <Fragment key={index}>{show(piece)}</Fragment>);
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
