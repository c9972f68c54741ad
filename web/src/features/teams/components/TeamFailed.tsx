import { isMissing, messagesOf } from '../../../lib/server/api.ts';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { BackLink, Page } from '../../../ui/page/Page.tsx';
import { teamTexts as texts } from '../teams.texts.ts';

/** In the page's place. Trying again helps only where the server may answer otherwise. */
export function TeamFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const missing = isMissing(error);
  return (
    <Page title={texts.team} back={<BackLink to="/teams">{texts.teams}</BackLink>}>
      <ErrorState
        title={missing ? texts.missing : texts.failed}
        text={missing ? texts.missingWhy : messagesOf(error).join(' ')}
        {...(!missing && { onRetry })}
        actions={<ButtonLink to="/teams">{texts.toTeams}</ButtonLink>}
      />
    </Page>
  );
}
