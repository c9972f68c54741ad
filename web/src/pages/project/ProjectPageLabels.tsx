import type { Label } from '@cuadrilla/contract/boards';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { hueOfLabel } from '../../features/boards/label-colour.ts';
import { LabelDialog } from '../../features/projects/components/LabelDialog.tsx';
import { useLabelActions } from '../../features/projects/labels.mutations.ts';
import { projectQueries } from '../../features/projects/projects.queries.ts';
import { labelTexts as texts } from '../../features/projects/labels.texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './ProjectPageLabels.module.css';

export function ProjectPageLabels({ projectId }: { projectId: number }) {
  const { data: labels = [] } = useQuery(projectQueries.labels(projectId));
  const { add, rename } = useLabelActions(projectId);
  const [naming, setNaming] = useState<Label | 'new'>();
  return (
    <>
      <ul className={styles.labels}>
        {labels.map((label) => (
          <li key={label.id} className={styles.label}>
            <Chip hue={hueOfLabel(label)}>{label.name}</Chip>
            <IconButton size="small" label={texts.renameOne(label.name)} onClick={() => setNaming(label)}>
              <Pencil size={14} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button size="small" icon={<Plus size={16} />} onClick={() => setNaming('new')}>
        {texts.add}
      </Button>
      {naming && (
        <LabelDialog
          label={naming === 'new' ? undefined : naming}
          onName={(name) => (naming === 'new' ? add(name) : rename(naming, name))}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  );
}
