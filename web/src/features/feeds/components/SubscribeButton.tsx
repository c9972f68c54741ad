import type { FeedSubject } from '@cuadrilla/contract/views/feeds';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { feedTexts as texts } from '../feeds.texts.ts';
import { FeedDialog } from './FeedDialog.tsx';

export function SubscribeButton({ subject, name }: { subject: FeedSubject; name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton size="small" label={texts.subscribe} onClick={() => setOpen(true)}>
        <CalendarPlus size={16} />
      </IconButton>
      {open && <FeedDialog subject={subject} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
