import type { MyDocument } from '@cuadrilla/contract/documents/documents';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pin } from 'lucide-react';
import { documentQueries } from '../../features/documents/documents.queries.ts';
import { documentTexts } from '../../features/documents/documents.texts.ts';
import { CreateProjectLink } from '../../features/projects/components/CreateProjectLink.tsx';
import { Identicon } from '../../features/projects/components/Identicon.tsx';
import { projectsQuery } from '../../features/projects/projects.queries.ts';
import { messagesOf } from '../../lib/server/api.ts';
import { useCreateInProject } from '../../services/documents/use-create-and-open.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { BlockLoading } from '../../ui/states/BlockLoading.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Ago } from '../../ui/text/Time.tsx';
import { CreateDocument } from './CreateDocument.tsx';
import styles from './DocumentationPage.module.css';
import { documentationTexts as texts } from './documentation.texts.ts';
import { ProjectChooser } from './ProjectChooser.tsx';

/** The documents of all my projects. */
export function DocumentationPage() {
  const { data, error, refetch } = useQuery(documentQueries.mine());
  const projects = useQuery(projectsQuery());
  const pinned = data?.filter((document) => document.pinned) ?? [];
  const recent = data?.filter((document) => !document.pinned) ?? [];
  const chooser = projects.data && projects.data.length > 0 && <ProjectChooser projects={projects.data} />;
  const creating = useCreateInProject();
  const begin = <CreateDocument projects={projects.data ?? []} creating={creating} />;
  return (
    <Page
      title={texts.title}
      help="documentos"
      tools={
        data?.length !== 0 && (
          <div className={styles.tools}>
            {chooser}
            {begin}
          </div>
        )
      }
    >
      {data ? (
        <>
          {data.length === 0 &&
            (projects.data?.length === 0 ? (
              <EmptyState {...texts.noProjects} actions={<CreateProjectLink />} />
            ) : (
              <EmptyState
                title={documentTexts.none}
                text={texts.noneYet}
                actions={
                  <>
                    {begin}
                    {chooser}
                  </>
                }
              />
            ))}
          <DocumentList title={texts.pinned} documents={pinned} />
          <DocumentList title={texts.recent} documents={recent} />
        </>
      ) : error ? (
        <ErrorState
          title={documentTexts.failed}
          text={messagesOf(error).join(' ')}
          onRetry={() => void refetch()}
        />
      ) : (
        <BlockLoading label={documentTexts.loading} height={64} />
      )}
    </Page>
  );
}

function DocumentList({ title, documents }: { title: string; documents: MyDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentCard document={document} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const DocumentCard = ({ document }: { document: MyDocument }) => (
  <Link
    to="/documentation/$projectId/$documentId"
    params={{ projectId: document.projectId, documentId: document.id }}
    className={styles.card}
  >
    <span className={styles.name}>
      {document.icon && <span aria-hidden="true">{document.icon}</span>}
      <span className={styles.title}>{document.title}</span>
      {document.pinned && <Pin size={14} aria-label={texts.pinned} />}
    </span>
    <span className={styles.meta}>
      <Identicon id={document.projectId} size={16} />
      <span className={styles.title}>{document.project.name}</span>
    </span>
    <span className={styles.meta}>
      <span className={styles.title}>
        {texts.edited(document.updatedBy.name)} <Ago at={document.updatedAt} />
      </span>
    </span>
  </Link>
);
