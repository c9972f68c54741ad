import { isMissing, messagesOf } from '../../../lib/server/api.ts';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { projectTexts as texts } from '../projects.texts.ts';
import { BackToDashboard } from './BackToDashboard.tsx';

/** In the page's place. Trying again helps only where the server may answer otherwise. */
export function ProjectFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const missing = isMissing(error);
  return (
    <Page title={texts.project} back={<BackToDashboard />}>
      <ErrorState
        title={missing ? texts.missing : texts.loadFailed}
        text={missing ? texts.missingWhy : messagesOf(error).join(' ')}
        {...(!missing && { onRetry })}
        actions={<ButtonLink to="/dashboard">{texts.toDashboard}</ButtonLink>}
      />
    </Page>
  );
}
