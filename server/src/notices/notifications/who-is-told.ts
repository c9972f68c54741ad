import type { NotificationKind } from '@cuadrilla/contract/notices/notifications/kinds';
import { findMentions } from '@cuadrilla/contract/notices/notifications/mentions';
import { isAllAtOnce } from '@cuadrilla/contract/log/via';
import type { RoleName } from '@cuadrilla/contract/kernel/roles';
import type { EventRow } from '../../platform/log/events.queries.ts';
import type { Standing } from '../follows/standing.ts';

/** What one person is told. */
export interface Telling {
  userId: number;
  kind: NotificationKind;
  taskId: number | null;
  commentId: number | null;
  documentId?: number;
  remarkId?: number;
  actorId: number | null;
  role: RoleName | null;
  /** A day or an instant. */
  due: string | null;
  /** What a rule says, or what the rule is called that it is about. */
  note?: string;
  at: string;
}

/** What an event is told by: who can see the project, by what they are called, and who follows what. */
export interface Scene {
  members: ReadonlySet<number>;
  /** Whoever answers to a name in lower case: one person, or a whole team. */
  called: ReadonlyMap<string, readonly number[]>;
  standing: Standing;
  /** What was said of documents, by the remark's id, who had said something there before, and who was told. */
  remarks: ReadonlyMap<number, { content: string; authors: readonly number[]; told: number[] }>;
}

type NoticeSubject = Partial<Pick<Telling, 'taskId' | 'commentId' | 'documentId' | 'remarkId' | 'role'>>;

/** Whom an event concerns, each by what concerns them most. Who has to do with a task follows it from then on. */
export function whoIsTold(event: EventRow, scene: Scene): Telling[] {
  const { type, payload, actorId } = event;
  const { standing } = scene;
  const { tell, told } = tellerOf(event, scene);
  const mentionedIn = mentionFinder(scene.called);
  switch (type) {
    case 'task.created': {
      const { taskId, task, after, from } = payload;
      if (taskId === undefined || !task || !standing.knows(taskId)) break;
      // What comes after one that repeats was said to them with that.
      // What comes from another project was said there, but for who gets it with that.
      if (after === undefined && from === undefined)
        tell(mentionedIn(task.description), 'mentioned', { taskId });
      if (after === undefined && from?.assigned_to !== task.assigned_to)
        tell(present(task.assigned_to), 'assigned', { taskId });
      standing.follow(taskId, [actorId, ...present(task.assigned_to)]);
      break;
    }
    case 'task.updated': {
      const { taskId, changes = {}, done } = payload;
      if (taskId === undefined || !standing.knows(taskId)) break;
      const { assigned_to: assignee, description } = changes;
      tell(mentionedIn(description?.after, description?.before), 'mentioned', { taskId });
      tell(present(assignee?.after), 'assigned', { taskId });
      tell(present(assignee?.before), 'unassigned', { taskId });
      if (done) tell(standing.followersOf(taskId), 'done', { taskId });
      standing.follow(taskId, present(assignee?.after));
      break;
    }
    case 'comment.created': {
      const { taskId, commentId, content } = payload;
      if (taskId === undefined || commentId === undefined || !standing.knows(taskId)) break;
      tell(mentionedIn(content), 'mentioned', { taskId, commentId });
      tell(standing.followersOf(taskId), 'commented', { taskId, commentId });
      standing.follow(taskId, [actorId]);
      break;
    }
    case 'comment.updated': {
      const { taskId, commentId, before, after } = payload;
      if (taskId === undefined || commentId === undefined || !standing.knows(taskId)) break;
      tell(mentionedIn(after, before), 'mentioned', { taskId, commentId });
      break;
    }
    case 'point.created':
    case 'point.updated': {
      const { taskId } = payload;
      if (taskId === undefined || !standing.knows(taskId)) break;
      const assignee = type === 'point.created' ? payload.assigned_to : payload.changes?.assigned_to?.after;
      tell(present(assignee), 'point', { taskId });
      break;
    }
    case 'document.commented':
    case 'document.recommented': {
      const { documentId, remarkId } = payload;
      const remark = remarkId === undefined ? undefined : scene.remarks.get(remarkId);
      if (documentId === undefined || remarkId === undefined || !remark) break;
      const news = mentionedIn(remark.content).filter((id) => !remark.told.includes(id));
      tell(news, 'mentioned', { documentId, remarkId });
      if (type === 'document.commented') tell(remark.authors, 'commented', { documentId, remarkId });
      // It may have been changed at once, and be told of once all the same.
      remark.told.push(...told.keys());
      break;
    }
    case 'member.added':
      if (payload.role) tell(present(payload.userId), 'added', { role: payload.role });
      break;
    case 'member.updated':
      if (payload.after) tell(present(payload.userId), 'role', { role: payload.after });
      break;
    default:
  }
  return [...told.values()];
}

type Tell = (people: Iterable<number>, kind: NotificationKind, about: NoticeSubject) => void;

/** Nobody is told of their own deeds, of what they cannot see or have silenced, nor of one event twice. */
function tellerOf(event: EventRow, { members, standing }: Scene): { tell: Tell; told: Map<number, Telling> } {
  const { actorId } = event;
  const told = new Map<number, Telling>();
  const at = new Date(event.at);

  function tell(people: Iterable<number>, kind: NotificationKind, about: NoticeSubject): void {
    // Whoever comes into a project by such a thing is told of the project.
    if (isAllAtOnce(event.via) && kind !== 'added') return;
    const { taskId = null, commentId = null, role = null, ...document } = about;
    for (const userId of people) {
      // What a rule did for somebody is news to them.
      if ((userId === actorId && event.via?.kind !== 'rule') || told.has(userId) || !members.has(userId))
        continue;
      if (standing.isMuted(userId, taskId, at)) continue;
      const what = { kind, taskId, commentId, ...document, role };
      told.set(userId, { userId, ...what, actorId, due: null, at: at.toISOString() });
    }
  }

  return { tell, told };
}

/** Who is mentioned now and was not before. */
const mentionFinder = (called: Scene['called']) => {
  const named = (text: string) =>
    findMentions(text, (name) => called.get(name)).flatMap(({ found }) => found);
  return (text = '', before = ''): number[] => {
    const known = named(before);
    return named(text).filter((id) => !known.includes(id));
  };
};

const present = (id: number | null | undefined): number[] => (id ? [id] : []);
