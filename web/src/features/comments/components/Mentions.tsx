import { findMentions } from '@cuadrilla/contract/notifications/mentions';
import { use, type ReactNode } from 'react';
import { MentionableContext } from '../../../lib/mention-people.ts';
import styles from './CommentItem.module.css';

/** Words in which people of the project may be named. */
export function Mentions({ text }: { text: string }) {
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
