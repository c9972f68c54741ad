import type { Label } from '@cuadrilla/contract/tasks/label';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { hueOfLabel } from '../../features/boards/label-colour.ts';
import { LabelDialog } from '../../features/projects/components/LabelDialog.tsx';
import { useLabelActions } from '../../features/projects/labels.mutations.ts';
import { projectQueries } from '../../features/projects/projects.queries.ts';
import { labelTexts as texts } from '../../features/projects/labels.texts.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Chip } from '../../ui/controls/Chip.tsx';
import { ConfirmDialog } from '../../ui/layers/ConfirmDialog.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import styles from './ProjectPageLabels.module.css';

export function ProjectPageLabels({ projectId }: { projectId: number }) {
  const { data: labels = [] } = useQuery(projectQueries.labels(projectId));
  const { add, change, remove } = useLabelActions(projectId);
  const [editing, setEditing] = useState<Label | 'new'>();
  const [removing, setRemoving] = useState<Label>();
  return (
    <>
      <ul className={styles.labels}>
        {labels.map((label) => (
          <li key={label.id} className={styles.label}>
            <Chip hue={hueOfLabel(label)}>{label.name}</Chip>
            <IconButton size="small" label={texts.changeOne(label.name)} onClick={() => setEditing(label)}>
              <Pencil size={14} />
            </IconButton>
            <IconButton size="small" label={texts.removeOne(label.name)} onClick={() => setRemoving(label)}>
              <Trash2 size={14} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button size="small" icon={<Plus size={16} />} onClick={() => setEditing('new')}>
        {texts.add}
      </Button>
      {editing && (
        <LabelDialog
          label={editing === 'new' ? undefined : editing}
          count={labels.length}
          onSave={(wanted) => (editing === 'new' ? add(wanted) : change(editing, wanted))}
          onClose={() => setEditing(undefined)}
        />
      )}
      {removing && (
        <ConfirmDialog
          open
          onClose={() => setRemoving(undefined)}
          title={texts.removeTitle(removing.name)}
          description={texts.removeLoss}
          confirm={texts.remove}
          onConfirm={() => {
            remove(removing);
            setRemoving(undefined);
          }}
        />
      )}
    </>
  );
}
