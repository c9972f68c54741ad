import type { Comment } from '@cuadrilla/contract/tasks/comments';
import type { Event } from '@cuadrilla/contract/log/events';
import type { TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import { useMemo } from 'react';
import type { Names, Sentence } from '../../services/events/sentence.ts';
import { sentencesOf } from '../../services/events/task-history.ts';
import { formatDate } from '../../lib/dates/dates.ts';
import { useTimeZone } from '../../lib/dates/time-zone.ts';
import type { TaskSurroundings } from './use-task-surroundings.ts';

interface CommentEntry {
  key: string;
  at: string;
  comment: Comment;
}

interface EventEntry {
  key: string;
  at: string;
  event: Event;
  sentence: Sentence;
}

export type TimelineItem = CommentEntry | EventEntry;

/** The three lists of the tabs, each from old to new. */
export function useTimelineItems(detail: TaskDetail, events: Event[], surroundings: TaskSurroundings) {
  const zone = useTimeZone();
  const { project, columns, labels } = surroundings;
  return useMemo(() => {
    const names: Names = {
      taskId: detail.task.id,
      people: nameIn(detail.users),
      columns: nameIn(columns),
      boards: nameIn(project.Boards),
      labels: nameIn(labels),
      date: (date) => formatDate(date, zone),
    };
    const comments = detail.Comments.map(entryOfComment);
    // Beside the comments themselves, «comentó» would say everything twice.
    const others = events.filter(({ type }) => type !== 'comment.created');
    const activity = others.flatMap((event) => entriesOfEvent(event, names));
    return { comments, activity, all: [...comments, ...activity].toSorted(byTime) };
  }, [detail, events, columns, project, labels, zone]);
}

const nameIn =
  (named: readonly { id: number; name: string }[]) =>
  (id: number): string | undefined =>
    named.find((each) => each.id === id)?.name;

const entryOfComment = (comment: Comment): CommentEntry => ({
  key: `comment ${comment.id}`,
  at: comment.createdAt,
  comment,
});

const entriesOfEvent = (event: Event, names: Names): EventEntry[] =>
  sentencesOf(event, names).map((sentence, index) => ({
    // Each project counts its own; a task is in one of them at a time.
    key: `event ${event.at} ${event.seq} ${index}`,
    at: event.at,
    event,
    sentence,
  }));

const byTime = (a: TimelineItem, b: TimelineItem): number => a.at.localeCompare(b.at);
