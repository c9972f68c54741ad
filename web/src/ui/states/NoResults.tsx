import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { uiTexts } from '../ui.texts.ts';

interface Props {
  title: string;
  text?: string;
  onClear: () => void;
  /** What is taken back, where it is not only a search. */
  clear?: string;
  /** Other ways to find more. */
  children?: ReactNode;
}

/** Nothing fits what is searched for, and the way back. */
export const NoResults = ({ title, text, onClear, clear = uiTexts.clearSearch, children }: Props) => (
  <EmptyState
    plain
    title={title}
    {...(text && { text })}
    actions={
      <>
        <Button onClick={onClear}>{clear}</Button>
        {children}
      </>
    }
  />
);
