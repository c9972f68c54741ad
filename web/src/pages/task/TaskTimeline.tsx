import type { Event } from '@cuadrilla/contract/log/events';
import type { TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Typing } from '../../features/comments/comments.mutations.ts';
import { AddComment } from '../../features/comments/components/AddComment.tsx';
import { CommentItem } from '../../features/comments/components/CommentItem.tsx';
import { eventQueries } from '../../features/events/events.queries.ts';
import { taskKeys } from '../../features/tasks/data/tasks.queries.ts';
import type { TaskPlace } from '../../lib/board-place.ts';
import { fullName } from '../../lib/people.ts';
import { endTyping, tellTyping } from '../../services/live/activity.ts';
import { usePeopleAt } from '../../services/live/presence.ts';
import { TypingPeople } from '../../services/live/TypingPeople.tsx';
import { useUser } from '../../services/session.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { HoldStill } from '../../ui/layers/HoldStill.tsx';
import { RetryBanner } from '../../ui/states/RetryBanner.tsx';
import { useTimelineTab } from './beside.ts';
import { EventItem } from './EventItem.tsx';
import { useTimelineItems, type TimelineItem } from './task-timeline.ts';
import { taskPageTexts as texts } from './task.texts.ts';
import styles from './TaskTimeline.module.css';
import { TimelineTabs } from './TimelineTabs.tsx';
import type { TaskSurroundings } from './use-task-surroundings.ts';
import type { PartPlace } from '../../writes/task-parts.ts';

interface Props {
  place: TaskPlace;
  detail: TaskDetail;
  surroundings: TaskSurroundings;
  /** Why nothing can be said here any more, if so. */
  unavailable: string | false;
}

/** Comments and what happened, together or apart, and below them the place for a new comment. */
export function TaskTimeline({ place, detail, surroundings, unavailable }: Props) {
  const [tab] = useTimelineTab();
  const user = useUser();
  const events = useQuery(eventQueries.ofTask(place));
  const hasMoved = events.data?.some(cameFromElsewhere) ?? false;
  const before = useQuery(eventQueries.beforeMoves(place, hasMoved));
  const told = useMemo(() => [...(before.data ?? []), ...(events.data ?? [])], [before.data, events.data]);
  const items = useTimelineItems(detail, told, surroundings);
  const comments: PartPlace = {
    params: { ...place },
    detailKey: taskKeys.detail(place.projectId, place.taskId),
  };
  return (
    <TimelineTabs
      counts={{
        all: events.data && items.all.length,
        comments: detail.Comments.length,
        activity: events.data && items.activity.length,
      }}
    >
      {events.error && tab !== 'comments' && (
        <RetryBanner onRetry={events.refetch}>{texts.activityFailed}</RetryBanner>
      )}
      <Items
        key={tab}
        items={items[tab]}
        all={tab === 'comments'}
        comments={comments}
        userId={user.id}
        canManage={surroundings.permissions.can_manage}
        unavailable={unavailable}
        settled={events.isFetched && (!hasMoved || before.isFetched)}
      />
      <HoldStill>
        <AddComment
          place={comments}
          author={{ id: user.id, name: fullName(user) }}
          comments={detail.Comments}
          typing={typing}
          unavailable={unavailable}
        />
      </HoldStill>
      <Writers projectId={place.projectId} taskId={place.taskId} />
    </TimelineTabs>
  );
}

const cameFromElsewhere = ({ type, payload }: Event): boolean =>
  type === 'task.created' && payload.from !== undefined;

const typing: Typing = { go: tellTyping, end: endTyping };

/** Apart, so that each key of theirs does not draw the whole list anew. */
const Writers = (place: { projectId: number; taskId: number }) => (
  <TypingPeople people={usePeopleAt(place, 'typing')} />
);

/** As many as are read at once; the others come when asked for. */
const latestCount = 10;

interface ItemsProps {
  items: TimelineItem[];
  all: boolean;
  comments: PartPlace;
  userId: number;
  canManage: boolean;
  unavailable: string | false;
  /** All that there was on opening is there. */
  settled: boolean;
}

function Items({ items, all, comments, userId, canManage, unavailable, settled }: ItemsProps) {
  const [unfolded, setUnfolded] = useState(all);
  const isNew = useNewcomers(items, settled);
  const hidden = unfolded ? 0 : Math.max(0, items.length - latestCount);
  return (
    <div className={styles.list}>
      {items.length === 0 && all && <p className={styles.none}>{texts.noComments}</p>}
      {hidden > 0 && (
        <Button look="ghost" size="small" className={styles.earlier} onClick={() => setUnfolded(true)}>
          {texts.earlier(hidden)}
        </Button>
      )}
      {items.slice(hidden).map((item) => (
        <div key={item.key} className={isNew(item) && authorOf(item) !== userId ? styles.new : undefined}>
          {'comment' in item ? (
            <CommentItem
              place={comments}
              comment={item.comment}
              canChange={item.comment.author.id === userId}
              canRemove={canManage || item.comment.author.id === userId}
              typing={typing}
              unavailable={unavailable}
            />
          ) : (
            <EventItem event={item.event} sentence={item.sentence} />
          )}
        </div>
      ))}
    </div>
  );
}

const authorOf = (item: TimelineItem): number =>
  'comment' in item ? item.comment.author.id : item.event.actor.id;

/** What came while the page was open, as opposed to what was there. */
function useNewcomers(items: TimelineItem[], settled: boolean) {
  const [first, setFirst] = useState<ReadonlySet<string>>();
  if (settled && !first) setFirst(new Set(items.map(({ key }) => key)));
  return ({ key }: TimelineItem): boolean => first !== undefined && !first.has(key);
}
