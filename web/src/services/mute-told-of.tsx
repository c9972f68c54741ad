import type { Notification } from '@cuadrilla/contract/notices/notifications/notifications';
import { MuteMenu } from '../features/follows/components/MuteMenu.tsx';

/** The way to hear no more of the task or the project that a notification is about; a document is in no such list. */
export function muteToldOf({ Project, Board, Task, Document }: Notification) {
  if (Document) return null;
  const subject = { projectId: Project.id, boardId: Board?.id, taskId: Task?.id };
  return <MuteMenu subject={subject} name={Task?.title ?? Project.name} />;
}
