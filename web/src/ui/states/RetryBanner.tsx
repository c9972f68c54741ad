import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import { Button } from '../controls/Button.tsx';
import { uiTexts } from '../ui.texts.ts';

interface Props {
  onRetry: () => unknown;
  children: ReactNode;
}

/** A part of a page that could not be loaded, while the rest of it could. */
export function RetryBanner({ onRetry, children }: Props) {
  return (
    <Banner
      tone="danger"
      actions={
        <Button size="small" onClick={() => void onRetry()}>
          {uiTexts.retry}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
