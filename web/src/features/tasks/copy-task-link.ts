import type { TaskPlace } from '../../lib/board-place.ts';
import { toast } from '../../ui/toast.tsx';
import { taskTexts } from './tasks.texts.ts';

export const taskHref = ({ projectId, boardId, taskId }: TaskPlace): string =>
  `/dashboard/projects/${projectId}/boards/${boardId}/tasks/${taskId}`;

/** Where a browser has no clipboard, or refuses it, the address is shown, to be copied by hand. */
export async function copyTaskLink(place: TaskPlace): Promise<void> {
  const address = new URL(taskHref(place), location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    toast.success(taskTexts.linkCopied);
  } catch {
    toast.info(address);
  }
}
