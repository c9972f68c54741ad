import { isMissing, messagesOf } from '../lib/api.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { uiTexts } from '../ui/ui.texts.ts';

interface Props {
  error: Error;
  onRetry: () => void;
  /** Where a search was refused, the way out of it. */
  onClear?: (() => void) | undefined;
}

/** Instead of the whole page. What is not there will not come by trying again. */
export const BoardErrors = ({ error, onRetry, onClear }: Props) => (
  <ErrorState
    title={messagesOf(error).join(' ')}
    {...(!isMissing(error) && { onRetry })}
    actions={onClear && <Button onClick={onClear}>{uiTexts.clearSearch}</Button>}
  />
);
