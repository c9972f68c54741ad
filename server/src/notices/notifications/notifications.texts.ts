import { wallClock, isDay } from '@cuadrilla/contract/kernel/day';
import { withoutFormat } from '@cuadrilla/contract/kernel/formatted-text';
import type { NotificationKind } from '@cuadrilla/contract/notices/notifications/kinds';
import { type Topic, topicOf } from '@cuadrilla/contract/notices/notifications/preferences';
import { nameOr } from '../../outside/mail/strange-names.ts';
import type { NotificationRow } from './notifications.queries.ts';

/** One thing that somebody was told, in words. */
export interface ToldNews {
  topic: Topic;
  kind: NotificationKind;
  /** «Bruno Sosa te mencionó» */
  what: string;
  /** The task or the document, or else the project. */
  title: string;
  place: string;
  quote: string | null;
  /** dd-MM-yyyy, of what is about a date. */
  date: string | null;
  /** Of the page. */
  path: string;
}

/** dd-MM-yyyy, where the person is. */
export function dateText(due: string, timeZone: string): string {
  const day = isDay(due) ? due : wallClock(due, timeZone).day;
  return day.split('-').toReversed().join('-');
}

function whatOf({ kind, actor, role, note }: NotificationRow, date: string | null): string {
  // Whoever was added to a project by a stranger is told all that they do there.
  const who = nameOr(actor?.name ?? '', 'Alguien');
  const sentences: Record<NotificationKind, string> = {
    mentioned: `${who} te mencionó`,
    assigned: `${who} te asignó la tarea`,
    unassigned: `${who} ya no te asigna la tarea`,
    point: `${who} te asignó un punto de la tarea`,
    commented: `${who} comentó`,
    done: `${who} completó la tarea`,
    tomorrow: `Vence mañana, ${date}`,
    today: `Vence hoy, ${date}`,
    overdue: `Venció el ${date}`,
    added: `${who} te agregó al proyecto con el rol ${role}`,
    role: `${who} cambió tu rol a ${role}`,
    rule: note ?? '',
    paused: `Se detuvo la automatización «${note}»`,
    webhook: `Se apagó el webhook «${note}»`,
  };
  return sentences[kind];
}

export function toldNews(row: NotificationRow, timeZone: string): ToldNews {
  const { board, task, comment, document, due } = row;
  const project = { ...row.project, name: nameOr(row.project.name, 'Un proyecto') };
  const date = due === null ? null : dateText(due, timeZone);
  const projectPath = `/dashboard/projects/${project.id}`;
  const thread = document?.threadId ? `?panel=comments&thread=${document.threadId}` : '';
  const documentPath = document && `/documentation/${project.id}/${document.id}${thread}`;
  const taskPath = task && board && `${projectPath}/boards/${board.id}/tasks/${task.id}`;
  return {
    topic: topicOf[row.kind],
    kind: row.kind,
    what: whatOf(row, date),
    title: task?.title ?? document?.title ?? project.name,
    place: [project.name, board && nameOr(board.name, '')].filter(Boolean).join(' · '),
    quote: comment && withoutFormat(comment.content),
    date,
    path: taskPath
      ? `${taskPath}${comment ? `#comentario-${comment.id}` : ''}`
      : (documentPath ??
        (row.kind === 'webhook' ? `${projectPath}?tab=settings&section=webhooks` : projectPath)),
  };
}
