import { Check, CloudOff, Eye, LoaderCircle } from 'lucide-react';
import { useStore } from '../../lib/store.ts';
import type { DocumentLine } from '../../services/documents/document-line.ts';
import { documentationTexts as texts } from './documentation.texts.ts';
import styles from './DocumentPage.module.css';

interface Props {
  line: DocumentLine;
  canEdit: boolean;
  locked: boolean;
}

/** Whether what is written here is safe. There is no button for it. */
export function LineStatus({ line, canEdit, locked }: Props) {
  const { state, saving } = useStore(line.status);
  const [Icon, text] =
    state === 'offline'
      ? [CloudOff, texts.offline]
      : state === 'connecting'
        ? [LoaderCircle, texts.connecting]
        : !canEdit
          ? [Eye, locked ? texts.locked : texts.readOnly]
          : saving
            ? [LoaderCircle, texts.saving]
            : [Check, texts.saved];
  return (
    <span className={styles.status} role="status">
      <Icon size={15} />
      {text}
    </span>
  );
}
