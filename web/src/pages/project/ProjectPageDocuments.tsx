import type { Permissions } from '@cuadrilla/contract/kernel/roles';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { ImportMenu } from '../../features/documents/components/ImportMenu.tsx';
import { SearchedTree } from '../../features/documents/components/SearchedTree.tsx';
import { TemplateCards } from '../../features/documents/components/TemplateCards.tsx';
import { documentQueries } from '../../features/documents/documents.queries.ts';
import { documentTexts as texts } from '../../features/documents/documents.texts.ts';
import { apiTexts } from '../../lib/server/api.texts.ts';
import { messagesOf } from '../../lib/server/api.ts';
import { useCreateAndOpen } from '../../services/documents/use-create-and-open.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { GuardedButton } from '../../ui/controls/GuardedButton.tsx';
import { BlockLoading } from '../../ui/states/BlockLoading.tsx';
import styles from './ProjectPage.module.css';

interface Props {
  projectId: number;
  permissions: Permissions;
}

/** The project's tree of documents; each opens on its own page. */
export function ProjectPageDocuments({ projectId, permissions }: Props) {
  const { can_edit: canEdit, can_manage: canManage } = permissions;
  const { data, error, refetch } = useQuery(documentQueries.ofProject(projectId));
  const { create, isPending } = useCreateAndOpen(projectId);
  const begin = (
    <GuardedButton
      look="primary"
      icon={<Plus size={18} />}
      loading={isPending}
      unavailable={!canEdit && apiTexts.forbidden}
      onClick={() => create({})}
    >
      {texts.create}
    </GuardedButton>
  );
  const bring = canEdit && <ImportMenu projectId={projectId} />;
  if (data?.length === 0)
    return (
      <>
        <EmptyState
          title={texts.none}
          text={texts.noneWhy}
          actions={
            <>
              {begin}
              {bring}
            </>
          }
        />
        {canEdit && (
          <TemplateCards
            own={[]}
            onUse={(template) => create({ title: template.name, icon: template.icon, ...template.from })}
          />
        )}
      </>
    );
  return (
    <>
      <div className={styles.tools}>
        <ButtonLink to="/documentation/$projectId" params={{ projectId }} look="ghost">
          {texts.fromTemplate}
        </ButtonLink>
        {bring}
        {begin}
      </div>
      {data ? (
        <div className={styles.documents}>
          <SearchedTree
            projectId={projectId}
            documents={data}
            currentId={undefined}
            canEdit={canEdit}
            canManage={canManage}
            onCreateIn={(parent) => create({ parentId: parent.id })}
          />
        </div>
      ) : error ? (
        <ErrorState title={texts.failed} text={messagesOf(error).join(' ')} onRetry={() => void refetch()} />
      ) : (
        <BlockLoading label={texts.loading} height={320} />
      )}
    </>
  );
}
