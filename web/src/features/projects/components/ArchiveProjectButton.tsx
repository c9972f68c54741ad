import type { Project } from '@cuadrilla/contract/projects/projects';
import { Archive, ArchiveRestore } from 'lucide-react';
import { Button } from '../../../ui/controls/Button.tsx';
import { useChangeProject } from '../projects.settings.ts';
import { projectTexts } from '../projects.texts.ts';

export function ArchiveProjectButton({ project: { id, archived } }: { project: Project }) {
  const change = useChangeProject(id);
  return (
    <Button
      icon={archived ? <ArchiveRestore size={16} /> : <Archive size={16} />}
      loading={change.isPending}
      onClick={() => change.mutate({ archived: !archived })}
    >
      {archived ? projectTexts.unarchive : projectTexts.archive}
    </Button>
  );
}
