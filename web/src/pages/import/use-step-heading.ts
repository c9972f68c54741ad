import { useEffect, useRef } from 'react';
import type { ImportStep } from './ImportSteps.tsx';

/** Whoever goes from one step to another begins to read there. */
export function useStepHeading(step: ImportStep) {
  const heading = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  return heading;
}
