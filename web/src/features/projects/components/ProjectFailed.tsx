import { isMissing, messagesOf } from '../../../lib/api.ts';
import { backToDashboard } from '../../../pages/on-its-way/OnItsWay.tsx';
import { projectPageTexts as texts } from '../../../pages/project/project.texts.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Page } from '../../../ui/Page.tsx';

/** Trying again helps only where the server may answer otherwise. */
export function ProjectPageFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const missing = isMissing(error);
  return (
    <Page title={texts.project} back={backToDashboard}>
      <ErrorState
        title={missing ? texts.missing : texts.failed}
        text={missing ? texts.missingWhy : messagesOf(error).join(' ')}
        {...(!missing && { onRetry })}
        actions={<ButtonLink to="/dashboard">{texts.toDashboard}</ButtonLink>}
      />
    </Page>
  );
}
