import type { MyEvent } from '@cuadrilla/contract/views/home';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Avatar } from '../../ui/controls/Avatar.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { SkeletonRows } from '../../ui/states/RowsLoading.tsx';
import { Ago } from '../../ui/text/Time.tsx';
import { sentenceOf } from '../../services/events/activity.ts';
import { whoDid } from '../../services/events/event.texts.ts';
import { profileTexts } from '../../features/profile/profile.texts.ts';
import styles from './ActivityList.module.css';

const atFirst = 12;

export function ActivityList({ events }: { events: MyEvent[] }) {
  const [all, setAll] = useState(false);
  return (
    <>
      <Events events={all ? events : events.slice(0, atFirst)} />
      {!all && events.length > atFirst && (
        <Button className={styles.more} onClick={() => setAll(true)}>
          {profileTexts.more}
        </Button>
      )}
    </>
  );
}

const Events = ({ events }: { events: MyEvent[] }) => (
  <ul className={styles.list}>
    {events.map((event) => (
      <li key={`${event.Project.id} ${event.seq}`} className={styles.event}>
        <Avatar person={event.actor} size={28} decorative />
        <div className={styles.words}>
          <p>
            <b className={styles.actor}>{whoDid(event)}</b> <What event={event} />
          </p>
          <p className={styles.meta}>
            {event.Project.name} · <Ago at={event.at} />
          </p>
        </div>
      </li>
    ))}
  </ul>
);

function What({ event }: { event: MyEvent }) {
  const { verb, object, quoted } = sentenceOf(event);
  const name = quoted ? `«${object}»` : object;
  return (
    <>
      {verb} {quoted ? <EventLink event={event}>{name}</EventLink> : name}
    </>
  );
}

/** Leads to the nearest thing that is still there. */
function EventLink({ event, children }: { event: MyEvent; children: string }) {
  const { Project, Board, Task, type, payload } = event;
  const projectId = Project.id;
  if ('documentId' in payload && payload.documentId !== undefined && type !== 'document.deleted')
    return (
      <Link
        to="/documentation/$projectId/$documentId"
        params={{ projectId, documentId: payload.documentId }}
        className={styles.link}
      >
        {children}
      </Link>
    );
  if (Board && Task)
    return (
      <Link
        to="/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId"
        params={{ projectId, boardId: Board.id, taskId: Task.id }}
        className={styles.link}
      >
        {children}
      </Link>
    );
  if (Board)
    return (
      <Link
        to="/dashboard/projects/$projectId/boards/$boardId"
        params={{ projectId, boardId: Board.id }}
        className={styles.link}
      >
        {children}
      </Link>
    );
  return (
    <Link to="/dashboard/projects/$projectId" params={{ projectId }} className={styles.link}>
      {children}
    </Link>
  );
}

const bars = [
  { width: 28, height: 28, round: true },
  { box: styles.words, bars: [{ height: 13 }, { width: '55%', height: 12 }] },
];

export const ActivityLoading = () => (
  <Loading label={profileTexts.activityLoading}>
    <div className={styles.list}>
      <SkeletonRows row={styles.event} turns={['90%', '70%', '82%', '64%', '88%', '76%']} bars={bars} />
    </div>
  </Loading>
);
