import type { Event, EventType } from '@cuadrilla/contract/events';
import {
  ArrowRight,
  Calendar,
  MessageSquare,
  Pencil,
  Plus,
  RotateCcw,
  Tag,
  Trash2,
  User,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { LevelGlyph } from '../../../ui/LevelGlyph.tsx';
import { RecentMoment } from '../../../ui/Time.tsx';
import type { Field, Sentence } from '../event-sentences.ts';
import { eventTexts } from '../events.texts.ts';
import styles from './EventItem.module.css';

type Icon = (props: { size: number }) => ReactNode;

const Tiles: Icon = () => <LevelGlyph level={4} size={13} />;

const icons: Partial<Record<Field | EventType, Icon>> = {
  'task.created': Plus,
  'task.deleted': Trash2,
  'task.restored': RotateCcw,
  'comment.created': MessageSquare,
  'comment.updated': MessageSquare,
  'comment.deleted': MessageSquare,
  due_date: Calendar,
  priority_id: Tiles,
  assigned_to: User,
  label_id: Tag,
  board_id: ArrowRight,
  column_id: ArrowRight,
  position: ArrowRight,
};

export function EventItem({ event, sentence }: { event: Event; sentence: Sentence }) {
  const { field, did, before, after } = sentence;
  const Icon = icons[field ?? event.type] ?? Pencil;
  return (
    <div className={styles.item}>
      <span className={styles.icon}>
        <Icon size={15} />
      </span>
      <p>
        <b>{event.actor.name}</b> {did} {before !== undefined && `${before} ${eventTexts.to} `}
        {after !== undefined && <b>{after}</b>}
        <span className={styles.when}>
          {' · '}
          <RecentMoment at={event.at} />
        </span>
      </p>
    </div>
  );
}
