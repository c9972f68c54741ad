import { toast } from './toast.tsx';
import { uiTexts } from './ui.texts.ts';

/** Where a browser has no clipboard, or refuses it, the address is shown, to be copied by hand. */
export async function copyLink(path: string): Promise<void> {
  const address = new URL(path, location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    toast.success(uiTexts.linkCopied);
  } catch {
    toast.info(address);
  }
}
