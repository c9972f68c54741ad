import type { Document } from '@cuadrilla/contract/documents/documents';
import type { Project } from '@cuadrilla/contract/projects/projects';
import { permissionsOf } from '@cuadrilla/contract/kernel/roles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LifeBuoy, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ImportMenu } from '../../features/documents/components/ImportMenu.tsx';
import { SearchedTree } from '../../features/documents/components/SearchedTree.tsx';
import { documentTexts } from '../../features/documents/documents.texts.ts';
import { projectsQuery } from '../../features/projects/projects.queries.ts';
import { useCreateAndOpen } from '../../services/documents/use-create-and-open.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { guideTexts } from '../../ui/page/guide.texts.ts';
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
  const { create, isPending } = useCreateAndOpen(project.id);
  return (
    <div className={styles.frame} data-document={currentId !== undefined}>
      <nav className={styles.side} aria-label={documentTexts.tree}>
        <ProjectChooser projects={projects.data ?? []} current={project} />
        <SearchedTree
          projectId={project.id}
          documents={documents}
          currentId={currentId}
          canEdit={canEdit}
          canManage={canManage}
          onCreateIn={(parent) => create({ parentId: parent.id })}
        />
        {canEdit && documents.length > 0 && (
          <Button icon={<Plus size={18} />} loading={isPending} onClick={() => create({})}>
            {documentTexts.create}
          </Button>
        )}
        {canEdit && <ImportMenu projectId={project.id} />}
        <Link
          to="/dashboard/projects/$projectId"
          params={{ projectId: project.id }}
          search={{ tab: 'settings', section: 'trash' }}
          className={styles.foot}
        >
          <Trash2 size={16} />
          {texts.trash}
        </Link>
        <Link to="/documentation/guide/$page" params={{ page: 'primeros-pasos' }} className={styles.foot}>
          <LifeBuoy size={16} />
          {guideTexts.guide}
        </Link>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
