import type { Event, EventType } from '@cuadrilla/contract/log/events';
import {
  CircleCheck,
  Link2,
  Link2Off,
  MessageSquare,
  Paperclip,
  Pencil,
  Plus,
  RotateCcw,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldLoggedAs, lookOf } from '../../features/tasks/data/task-fields.tsx';
import { RecentMoment } from '../../ui/text/Time.tsx';
import { valueTexts, whoDid } from '../../services/events/event.texts.ts';
import type { Sentence } from '../../services/events/sentence.ts';
import styles from './EventItem.module.css';

type Icon = (props: { size: number }) => ReactNode;

const icons: Partial<Record<EventType, Icon>> = {
  'task.created': Plus,
  'task.deleted': Trash2,
  'task.restored': RotateCcw,
  'comment.created': MessageSquare,
  'comment.updated': MessageSquare,
  'comment.deleted': MessageSquare,
  'point.created': CircleCheck,
  'point.updated': CircleCheck,
  'point.deleted': CircleCheck,
  'point.restored': CircleCheck,
  'attachment.created': Paperclip,
  'attachment.updated': Paperclip,
  'attachment.deleted': Paperclip,
  'attachment.restored': Paperclip,
  'dependency.created': Link2,
  'dependency.deleted': Link2Off,
};

export function EventItem({ event, sentence }: { event: Event; sentence: Sentence }) {
  const { field, did, before, after } = sentence;
  const name = field && fieldLoggedAs(field);
  const Icon = (name ? lookOf(name).icon : icons[event.type]) ?? Pencil;
  return (
    <div className={styles.item}>
      <span className={styles.icon}>
        <Icon size={15} />
      </span>
      <p>
        <b>{whoDid(event)}</b> {did} {before !== undefined && `${before} ${valueTexts.to} `}
        {after !== undefined && <b>{after}</b>}
        <span className={styles.when}>
          {' · '}
          <RecentMoment at={event.at} />
        </span>
      </p>
    </div>
  );
}
