import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { accessTokenTexts } from '../../features/access-tokens/access-tokens.texts.ts';
import { ProjectTokens } from '../../features/access-tokens/components/ProjectTokens.tsx';
import { projectTokensQuery } from '../../features/access-tokens/project-tokens.queries.ts';
import { projectTokenTexts as texts } from '../../features/access-tokens/project-tokens.texts.ts';
import { messagesOf } from '../../lib/server/api.ts';
import { focusWhenThere } from '../../lib/focus.ts';
import { useFixedInDemo } from '../../services/demo.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { BlockLoading } from '../../ui/states/BlockLoading.tsx';
import { RetryBanner } from '../../ui/states/RetryBanner.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import styles from './ProjectPageTransfer.module.css';

const createId = 'create-token';
const focusCreate = () => void focusWhenThere(() => document.getElementById(createId));

/** Which programs reach the project, and as whom. One's own are made in the settings. */
export function ProjectPageTokens({ projectId }: { projectId: number }) {
  const fixed = useFixedInDemo();
  const { data, error, refetch } = useQuery(projectTokensQuery(projectId));
  return (
    <Section
      title={texts.title}
      why={texts.why}
      action={
        <ButtonLink id={createId} to="/settings/tokens" look="primary" icon={<Plus size={18} />}>
          {texts.create}
        </ButtonLink>
      }
    >
      {!data && error ? (
        <RetryBanner onRetry={refetch}>
          {texts.failed}. {messagesOf(error).join(' ')}
        </RetryBanner>
      ) : !data ? (
        <BlockLoading label={texts.loading} height={56} />
      ) : data.length === 0 ? (
        <EmptyState plain title={texts.none} text={texts.noneWhy} />
      ) : (
        <ProjectTokens projectId={projectId} tokens={data} fixed={fixed} onGone={focusCreate} />
      )}
      <p className={styles.note}>
        {texts.ownIn} <TextLink to="/settings/tokens">{texts.settings}</TextLink>. {texts.inHistory}{' '}
        <TextLink to="/settings/api">{accessTokenTexts.seeApi}</TextLink>
      </p>
    </Section>
  );
}
