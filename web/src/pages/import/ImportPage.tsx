import { parseId } from '@cuadrilla/contract/kernel/fields';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { importQuery, importsQuery } from '../../features/imports/imports.queries.ts';
import { taskImportTexts as texts } from '../../features/imports/imports.texts.ts';
import { messagesOf } from '../../lib/server/api.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { ImportFrame } from './ImportFrame.tsx';
import { ImportRun } from './ImportRun.tsx';
import { ImportWizard } from './ImportWizard.tsx';
import { LeftBehind } from './LeftBehind.tsx';
import type { Sent } from './RehearsalFoot.tsx';

const route = getRouteApi('/app/projects/import');

/** Four steps, of which only the last one writes; then how far it is. */
export function ImportPage() {
  const { run = '', project } = route.useSearch();
  const navigate = route.useNavigate();
  const [sent, setSent] = useState<Sent>();
  const [projectId, importId] = run.split('-').map((part) => parseId(part));
  if (projectId === undefined || importId === undefined)
    return (
      <ImportWizard
        project={project === undefined ? undefined : parseId(project)}
        onSent={(next) => {
          setSent(next);
          void navigate({ search: { run: next.run } });
        }}
      />
    );
  return <OpenedRun projectId={projectId} importId={importId} sent={sent?.run === run ? sent : undefined} />;
}

interface RunProps {
  projectId: number;
  importId: number;
  /** What was rehearsed, where it was here. */
  sent: Sent | undefined;
}

function OpenedRun({ projectId, importId, sent }: RunProps) {
  const { data, error, refetch } = useQuery(importQuery(projectId, importId));
  const { data: mine } = useQuery(importsQuery());
  // Undone, its project may lie in the trash with all that is asked of it.
  const listed = mine?.find((each) => each.projectId === projectId && each.id === importId);
  const one = error ? listed : data;
  const withoutColumns = one?.source === 'trello' || one?.source === 'planka';
  return (
    <ImportFrame step="run" withoutColumns={withoutColumns} over={one?.state === 'done'}>
      {one ? (
        <ImportRun one={one}>{sent && <LeftBehind projectId={projectId} sent={sent} />}</ImportRun>
      ) : error ? (
        <ErrorState title={texts.failed} text={messagesOf(error).join(' ')} onRetry={() => void refetch()} />
      ) : (
        <Loading label={texts.opening}>
          <Skeleton width={320} height={28} />
        </Loading>
      )}
    </ImportFrame>
  );
}
