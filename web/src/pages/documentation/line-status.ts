import type { LineState } from '../../services/documents/document-socket.ts';
import { documentationTexts as texts } from './documentation.texts.ts';

interface Line {
  state: LineState;
  saving: boolean;
}

interface Rights {
  canEdit: boolean;
  locked: boolean;
}

type StatusSign = readonly [sign: 'waiting' | 'cut' | 'safe' | 'reading', text: string];

/** What is true of what one writes here; of what one only reads, nothing is ever being saved. */
export function statusOf({ state, saving }: Line, { canEdit, locked }: Rights): StatusSign | undefined {
  if (state === 'gone') return undefined;
  if (state === 'connecting') return ['waiting', texts.connecting];
  if (!canEdit) {
    if (state === 'offline') return ['cut', texts.offlineReading];
    return ['reading', locked ? texts.locked : texts.readOnly];
  }
  if (state === 'offline') return ['cut', texts.offline];
  if (state === 'refused' || state === 'full' || state === 'unsound') return ['cut', texts.unsaved];
  return saving ? ['waiting', texts.saving] : ['safe', texts.saved];
}
