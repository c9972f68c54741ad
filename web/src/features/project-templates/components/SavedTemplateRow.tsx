import type { ProjectTemplate } from '@cuadrilla/contract/carry/project-templates/project-templates';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CardLink } from '../../../ui/page/CardLink.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { ConfirmDialog } from '../../../ui/layers/ConfirmDialog.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Day } from '../../../ui/text/Time.tsx';
import { useRemoveTemplate } from '../project-templates.mutations.ts';
import { templateTexts as texts } from '../project-templates.texts.ts';
import styles from './SavedTemplateRow.module.css';

interface Props {
  template: ProjectTemplate;
  /** Who saved it, when, and for whom. */
  saved: NonNullable<ProjectTemplate['saved']>;
  icon: ReactNode;
  /** It was deleted: the focus needs another place. */
  onGone: () => void;
}

export const SavedTemplateRow = ({ template, saved, icon, onGone }: Props) => (
  <li className={styles.row}>
    {icon}
    <div className={styles.words}>
      <h3 className={styles.name}>{template.name}</h3>
      <p className={styles.meta}>
        {texts.size(template)} · {texts.savedBy(saved.by.name)} <Day at={saved.at} />
      </p>
    </div>
    <span className={styles.team}>
      <Chip>
        <span className={styles.teamName}>{saved.team?.name ?? texts.onlyMine}</span>
      </Chip>
    </span>
    <div className={styles.actions}>
      {saved.removable && <RemoveButton template={template} onGone={onGone} />}
      <CardLink
        to="/templates/$templateId"
        params={{ templateId: template.id }}
        aria-label={texts.seeOne(template.name)}
      >
        {texts.see}
      </CardLink>
    </div>
  </li>
);

function RemoveButton({ template, onGone }: Pick<Props, 'template' | 'onGone'>) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveTemplate(template, onGone);
  const close = () => setAsking(false);
  return (
    <>
      <IconButton size="small" label={texts.removeOne(template.name)} onClick={() => setAsking(true)}>
        <Trash2 size={16} />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onClose={close}
        title={texts.removeTitle(template.name)}
        description={texts.removeLoss}
        confirm={remove.isPending ? texts.removing : texts.remove}
        loading={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: close })}
      />
    </>
  );
}
