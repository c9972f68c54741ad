import { toast } from './toast.tsx';

/** Where a browser has no clipboard, or refuses it, the text is shown, to be copied by hand. */
export async function copyText(text: string, told: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(told);
  } catch {
    toast.info(text);
  }
}
