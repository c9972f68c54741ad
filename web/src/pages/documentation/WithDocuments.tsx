import type { Document } from '@cuadrilla/contract/documents/documents';
import type { Project } from '@cuadrilla/contract/projects/projects';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { documentQueries } from '../../features/documents/documents.queries.ts';
import { documentTexts } from '../../features/documents/documents.texts.ts';
import { ProjectFailed } from '../../features/projects/components/ProjectFailed.tsx';
import { projectQueries } from '../../features/projects/projects.queries.ts';
import { BlockLoading } from '../../ui/states/BlockLoading.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { documentationTexts as texts } from './documentation.texts.ts';

export interface Loaded {
  project: Project;
  documents: readonly Document[];
}

interface Props {
  projectId: number;
  children: (loaded: Loaded) => ReactNode;
}

/** Once both are known: a page of documents cannot say anything without either. */
export function WithDocuments({ projectId, children }: Props) {
  const project = useQuery(projectQueries.detail(projectId));
  // Every page of a project asks it: by its answer the visit is remembered.
  useQuery(projectQueries.permissions(projectId));
  const documents = useQuery(documentQueries.ofProject(projectId));
  const error = project.error ?? documents.error;
  if (project.data && documents.data) return children({ project: project.data, documents: documents.data });
  if (error)
    return (
      <ProjectFailed
        error={error}
        onRetry={() => void Promise.all([project.refetch(), documents.refetch()])}
      />
    );
  return (
    <Page title={texts.title} pending>
      <BlockLoading label={documentTexts.loading} height={320} />
    </Page>
  );
}
