import { blankTemplate } from '@cuadrilla/contract/carry/project-templates/project-templates';
import { limits, requiredLine } from '@cuadrilla/contract/kernel/fields';
import type { ProjectDetail } from '@cuadrilla/contract/tasks/project-detail';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { messagesOf } from '../../../lib/server/api.ts';
import { useSchemaForm } from '../../../lib/forms.ts';
import { Banner } from '../../../ui/states/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TextLink } from '../../../ui/controls/TextLink.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { useTemplateFor } from '../project-templates.mutations.ts';
import { startTexts as texts } from '../project-templates.texts.ts';
import styles from './StartDialog.module.css';
import { StartTiles } from './StartTiles.tsx';

interface Props {
  onStarted: (project: ProjectDetail) => void;
  onClose: () => void;
}

const started = z.object({ name: requiredLine('El nombre', limits.name, texts.noName) });

/** A name is enough for a board to write on; a template brings its own. */
export function StartDialog({ onStarted, onClose }: Props) {
  const formId = useId();
  const [templateId, choose] = useState(blankTemplate);
  const start = useTemplateFor(templateId);
  const { field, handleSubmit, formState } = useSchemaForm(started, { name: '' });
  const submit = handleSubmit((project) => {
    if (!start.isPending) start.mutate(project, { onSuccess: onStarted });
  });
  return (
    <Dialog
      open
      sheet
      onClose={onClose}
      title={texts.title}
      dirty={formState.isDirty}
      actions={
        <>
          <span className={styles.all}>
            <TextLink to="/templates" onClick={onClose}>
              {texts.all}
            </TextLink>
          </span>
          <Button look="ghost" onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button type="submit" form={formId} look="primary" loading={start.isPending}>
            {start.isPending ? texts.starting : texts.start}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {start.error && <Banner tone="danger">{messagesOf(start.error).join(' ')}</Banner>}
        <TextField {...field('name')} size="tall" label={texts.name} autoComplete="off" enterKeyHint="go" />
        <StartTiles value={templateId} onChange={choose} />
      </form>
    </Dialog>
  );
}
