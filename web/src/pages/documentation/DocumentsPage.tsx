import { permissionsOf } from '@cuadrilla/contract/kernel/roles';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { ImportMenu } from '../../features/documents/components/ImportMenu.tsx';
import { TemplateCards } from '../../features/documents/components/TemplateCards.tsx';
import { documentTexts } from '../../features/documents/documents.texts.ts';
import { useCreateAndOpen } from '../../services/documents/use-create-and-open.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Hidden } from '../../ui/controls/Hidden.tsx';
import { documentationTexts as texts } from './documentation.texts.ts';
import { DocumentsFrame } from './DocumentsFrame.tsx';
import styles from './DocumentsPage.module.css';
import { WithDocuments, type Loaded } from './WithDocuments.tsx';

const route = getRouteApi('/app/documentation/$projectId');

/** The documents of one project: what there is to begin with. */
export function DocumentsPage() {
  const { projectId } = route.useParams();
  return (
    <WithDocuments key={projectId} projectId={projectId}>
      {(loaded) => (
        <DocumentsFrame {...loaded}>
          <Start {...loaded} />
        </DocumentsFrame>
      )}
    </WithDocuments>
  );
}

function Start({ project, documents }: Loaded) {
  const { create, isPending } = useCreateAndOpen(project.id);
  const { can_edit: canEdit } = permissionsOf({ role: project.role.name });
  return (
    <div className={styles.start}>
      <title>{`${texts.title} · Cuadrilla`}</title>
      <Hidden>
        <h1>{texts.title}</h1>
      </Hidden>
      {documents.length === 0 && (
        <EmptyState
          title={documentTexts.none}
          text={texts.noneIn(project.name)}
          actions={
            canEdit && (
              <>
                <Button
                  look="primary"
                  icon={<Plus size={18} />}
                  loading={isPending}
                  onClick={() => create({})}
                >
                  {documentTexts.create}
                </Button>
                <ImportMenu projectId={project.id} />
              </>
            )
          }
        />
      )}
      {canEdit && (
        <TemplateCards
          own={documents.filter(({ template }) => template)}
          onUse={(template) => create({ title: template.name, icon: template.icon, ...template.from })}
        />
      )}
    </div>
  );
}
