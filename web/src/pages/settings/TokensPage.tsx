import { useQuery } from '@tanstack/react-query';
import { accessTokenTexts } from '../../features/access-tokens/access-tokens.texts.ts';
import { AccessTokens } from '../../features/access-tokens/components/AccessTokens.tsx';
import { projectsQuery } from '../../features/projects/projects.queries.ts';
import { Section } from '../../ui/page/Section.tsx';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { settingsTexts as texts } from './settings.texts.ts';
import { SettingsFrame } from './SettingsFrame.tsx';

export function TokensPage() {
  const { data: projects = [] } = useQuery(projectsQuery());
  return (
    <SettingsFrame name={texts.inSettings(texts.tokens)} wide>
      {({ demo }) => (
        <Section
          title={accessTokenTexts.title}
          why={accessTokenTexts.why}
          action={<TextLink to="/settings/api">{accessTokenTexts.seeApi}</TextLink>}
        >
          <AccessTokens projects={projects} demo={demo} />
        </Section>
      )}
    </SettingsFrame>
  );
}
