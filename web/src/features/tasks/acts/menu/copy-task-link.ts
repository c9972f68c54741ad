import type { TaskPlace } from '../../../../lib/board-place.ts';
import { copyLink } from '../../../../ui/layers/copy-link.ts';

export const taskHref = ({ projectId, boardId, taskId }: TaskPlace): string =>
  `/dashboard/projects/${projectId}/boards/${boardId}/tasks/${taskId}`;

export const copyTaskLink = (place: TaskPlace): Promise<void> => copyLink(taskHref(place));
