import { useEffect, useEffectEvent, useState } from 'react';
import { isMissing, messagesOf } from '../../../lib/server/api.ts';
import { typedOnScreen } from '../../../lib/typed-on-screen.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { toast } from '../../../ui/layers/toast.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { boardTexts as texts } from '../boards.texts.ts';

interface Question {
  error: Error | null;
  refetch: () => Promise<unknown>;
}

interface Props {
  /** Undefined where the project itself is not there. */
  projectId: number | undefined;
  /** What was asked for and did not come. */
  failed: readonly Question[];
  /** Where a search was refused, the way out of it. */
  onClear?: (() => void) | undefined;
}

/** Instead of the whole page. What is not there will not come by trying again. */
export function BoardErrors({ projectId, failed, onClear }: Props) {
  const error = failed.find((question) => isMissing(question.error))?.error ?? failed[0]?.error;
  const missing = isMissing(error);
  useTellTyped(missing, messagesOf(error).join(' '));
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  return (
    <>
      <title>{`${texts.board} · Cuadrilla`}</title>
      <ErrorState
        title={messagesOf(error)}
        {...(!missing && { onRetry: retry })}
        actions={
          onClear && !missing ? (
            <Button onClick={onClear}>{uiTexts.clearSearch}</Button>
          ) : (
            <WayOut to={projectId} />
          )
        }
      />
    </>
  );
}

/** Somebody deleted the board below what was being typed there. */
function useTellTyped(missing: boolean, why: string): void {
  const [typed] = useState(typedOnScreen);
  const tell = useEffectEvent(() => void (missing && typed && toast.lost(why, typed)));
  useEffect(() => tell(), []);
}

const WayOut = ({ to: projectId }: { to: number | undefined }) =>
  projectId === undefined ? (
    <ButtonLink to="/dashboard">{texts.toDashboard}</ButtonLink>
  ) : (
    <ButtonLink to="/dashboard/projects/$projectId" params={{ projectId }}>
      {texts.toProject}
    </ButtonLink>
  );
