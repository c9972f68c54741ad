import type { Document } from '@cuadrilla/contract/documents';
import { fold } from '@cuadrilla/contract/fold';
import type { Project } from '@cuadrilla/contract/projects';
import { permissionsOf } from '@cuadrilla/contract/roles';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DocumentTree } from '../../features/documents/components/DocumentTree.tsx';
import { useCreateDocument } from '../../features/documents/documents.mutations.ts';
import { documentTexts } from '../../features/documents/documents.texts.ts';
import { projectsQuery } from '../../features/projects/projects.queries.ts';
import { Button } from '../../ui/Button.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { documentationTexts as texts } from './documentation.texts.ts';
import styles from './DocumentsFrame.module.css';
import { ProjectChooser } from './ProjectChooser.tsx';

interface Props {
  project: Project;
  documents: readonly Document[];
  currentId?: number;
  children: ReactNode;
}

/** The tree of a project's documents, and one of them beside it. */
export function DocumentsFrame({ project, documents, currentId, children }: Props) {
  const projects = useQuery(projectsQuery());
  const { can_edit: canEdit, can_manage: canManage } = permissionsOf({ role: project.role.name });
  const [search, setSearch] = useState('');
  const { create, isPending } = useCreateAndOpen(project.id);
  const found = documents.filter(({ title }) => fold(title).includes(fold(search)));
  return (
    <div className={styles.frame} data-document={currentId !== undefined}>
      <nav className={styles.side} aria-label={documentTexts.tree}>
        <ProjectChooser projects={projects.data ?? []} current={project} />
        {documents.length > 0 && (
          <div>
            <SearchField label={documentTexts.find} value={search} onSearch={setSearch} delay={0} />
          </div>
        )}
        <div className={styles.tree}>
          {documents.length === 0 && <p className={styles.note}>{documentTexts.emptyTree}</p>}
          {documents.length > 0 && found.length === 0 && (
            <p className={styles.note}>{documentTexts.nothingFound}</p>
          )}
          <DocumentTree
            projectId={project.id}
            documents={search ? found.map((each) => ({ ...each, parentId: null })) : documents}
            currentId={currentId}
            canEdit={canEdit && !search}
            canManage={canManage && !search}
            onCreateIn={(parent) => create({ parentId: parent.id })}
          />
        </div>
        {canEdit && documents.length > 0 && (
          <Button icon={<Plus size={18} />} loading={isPending} onClick={() => create({})}>
            {documentTexts.create}
          </Button>
        )}
        <Link
          to="/dashboard/projects/$projectId"
          params={{ projectId: project.id }}
          search={{ tab: 'settings' }}
          className={styles.foot}
        >
          <Trash2 size={16} />
          {texts.trash}
        </Link>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** A new document opens with its title to be written. */
export function useCreateAndOpen(projectId: number) {
  const navigate = useNavigate();
  const { mutate, isPending } = useCreateDocument(projectId);
  type Wish = Partial<Parameters<typeof mutate>[0]>;
  const create = (wish: Wish): void =>
    mutate(
      { title: documentTexts.untitled, ...wish },
      {
        onSuccess: ({ id: documentId }) =>
          void navigate({
            to: '/documentation/$projectId/$documentId',
            params: { projectId, documentId },
            search: { naming: wish.title === undefined ? 'yes' : undefined },
          }),
      },
    );
  return { create, isPending };
}
