import { useNow } from '../../lib/dates/clock.ts';
import { formatAgo } from '../../lib/dates/dates.ts';
import { useTimeZone } from '../../lib/dates/time-zone.ts';
import { Banner } from './Banner.tsx';
import { Button } from '../controls/Button.tsx';
import { uiTexts } from '../ui.texts.ts';

interface Props {
  /** Nothing is shown where there is none. */
  found: { at: string } | undefined;
  recover: () => void;
  discard: () => void;
}

/** Something was typed here and never saved. */
export function DraftBanner({ found, recover, discard }: Props) {
  const zone = useTimeZone();
  const ago = useNow((now) => found && formatAgo(found.at, zone, now));
  if (!ago) return null;
  return (
    <Banner
      tone="info"
      actions={
        <>
          <Button size="small" look="ghost" onClick={discard}>
            {uiTexts.discard}
          </Button>
          <Button size="small" onClick={recover}>
            {uiTexts.recover}
          </Button>
        </>
      }
    >
      {uiTexts.draft(ago)}
    </Banner>
  );
}
