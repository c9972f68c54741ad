import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { onItsWayTexts as texts } from './on-its-way.texts.ts';

/** A page that does not exist yet says so. */
const OnItsWay = ({ title, text }: { title: string; text: string }) => (
  <Page title={title}>
    <EmptyState
      title={texts.title}
      text={text}
      actions={<ButtonLink to="/dashboard">{texts.toDashboard}</ButtonLink>}
    />
  </Page>
);

export const AutomationsPage = () => <OnItsWay {...texts.automations} />;
