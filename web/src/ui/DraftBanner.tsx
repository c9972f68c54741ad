import { formatAgo } from '../lib/dates.ts';
import { useTimeZone } from '../lib/time-zone.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { uiTexts } from './ui.texts.ts';

interface Props {
  at: string;
  onRecover: () => void;
  onDiscard: () => void;
}

/** Something was typed here and never saved. */
export function DraftBanner({ at, onRecover, onDiscard }: Props) {
  const zone = useTimeZone();
  return (
    <Banner
      tone="info"
      actions={
        <>
          <Button size="small" look="ghost" onClick={onDiscard}>
            {uiTexts.discard}
          </Button>
          <Button size="small" onClick={onRecover}>
            {uiTexts.recover}
          </Button>
        </>
      }
    >
      {uiTexts.draft(formatAgo(at, zone, new Date()))}
    </Banner>
  );
}
