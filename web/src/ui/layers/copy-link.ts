import { copyText } from './copy-text.ts';
import { uiTexts } from '../ui.texts.ts';

export const copyLink = (path: string): Promise<void> =>
  copyText(new URL(path, location.href).href, uiTexts.linkCopied);
