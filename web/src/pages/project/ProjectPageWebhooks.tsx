import type { MadeWebhook } from '@cuadrilla/contract/rules/webhooks/webhooks';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Deliveries } from '../../features/webhooks/components/Deliveries.tsx';
import { SecretDialog } from '../../features/webhooks/components/SecretDialog.tsx';
import { WebhookDialog } from '../../features/webhooks/components/WebhookDialog.tsx';
import { Webhooks } from '../../features/webhooks/components/Webhooks.tsx';
import { webhookQueries } from '../../features/webhooks/webhooks.queries.ts';
import { webhookTexts as texts } from '../../features/webhooks/webhooks.texts.ts';
import { messagesOf } from '../../lib/server/api.ts';
import { focusWhenThere } from '../../lib/focus.ts';
import { useFixedInDemo } from '../../services/demo.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { GuardedButton } from '../../ui/controls/GuardedButton.tsx';
import { BlockLoading } from '../../ui/states/BlockLoading.tsx';
import { RetryBanner } from '../../ui/states/RetryBanner.tsx';
import { Section } from '../../ui/page/Section.tsx';

const route = getRouteApi('/app/dashboard/projects/$projectId');

const createId = 'create-webhook';
const focusCreate = () => void focusWhenThere(() => document.getElementById(createId));

/** Whom the project tells what happens in it, and how that went for the chosen one. */
export function ProjectPageWebhooks({ projectId }: { projectId: number }) {
  const { webhook: asked, deliveries } = route.useSearch();
  const navigate = route.useNavigate();
  const fixed = useFixedInDemo();
  const { data, error, refetch } = useQuery(webhookQueries.list(projectId));
  const chosen = data?.find(({ id }) => String(id) === asked) ?? data?.[0];
  return (
    <Section
      title={texts.title}
      why={texts.why}
      action={<CreateWebhook projectId={projectId} fixed={fixed} />}
    >
      {!data && error ? (
        <RetryBanner onRetry={refetch}>
          {texts.failed}. {messagesOf(error).join(' ')}
        </RetryBanner>
      ) : !data ? (
        <BlockLoading label={texts.loading} height={60} />
      ) : data.length === 0 ? (
        <EmptyState plain title={texts.none} text={texts.noneWhy} />
      ) : (
        <Webhooks projectId={projectId} webhooks={data} chosen={chosen} fixed={fixed} onGone={focusCreate} />
      )}
      {chosen && (
        <Deliveries
          key={chosen.id}
          projectId={projectId}
          webhook={chosen}
          failedOnly={deliveries === 'failed'}
          onFilter={(failed) =>
            void navigate({
              search: (last) => ({ ...last, deliveries: failed ? 'failed' : undefined }),
              replace: true,
              resetScroll: false,
            })
          }
          fixed={fixed}
        />
      )}
    </Section>
  );
}

/** The secret is shown at once: without it nobody can check what comes. */
function CreateWebhook({ projectId, fixed }: { projectId: number; fixed: string | false }) {
  const navigate = route.useNavigate();
  const [open, setOpen] = useState<'form' | MadeWebhook>();
  const close = () => setOpen(undefined);
  return (
    <>
      <GuardedButton
        id={createId}
        look="primary"
        icon={<Plus size={18} />}
        unavailable={fixed}
        onClick={() => setOpen('form')}
      >
        {texts.create}
      </GuardedButton>
      {open === 'form' && (
        <WebhookDialog
          projectId={projectId}
          webhook={undefined}
          onSaved={(made) => {
            setOpen(made);
            if (made)
              void navigate({ search: (last) => ({ ...last, webhook: String(made.id) }), replace: true });
          }}
          onClose={close}
        />
      )}
      {open && open !== 'form' && <SecretDialog name={open.name} secret={open.secret} onClose={close} />}
    </>
  );
}
