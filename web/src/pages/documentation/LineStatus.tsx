import { Check, CloudOff, Eye, LoaderCircle } from 'lucide-react';
import { useStore } from '../../lib/store.ts';
import type { DocumentLine } from '../../services/documents/document-line.ts';
import styles from './DocumentPage.module.css';
import { statusOf } from './line-status.ts';

const signs = { waiting: LoaderCircle, cut: CloudOff, safe: Check, reading: Eye };

interface Props {
  line: DocumentLine;
  canEdit: boolean;
  locked: boolean;
}

/** Whether what is written here is safe. There is no button for it. */
export function LineStatus({ line, canEdit, locked }: Props) {
  const told = statusOf(useStore(line.status), { canEdit, locked });
  const Icon = told && signs[told[0]];
  return (
    <span className={styles.status} role="status">
      {Icon && <Icon size={15} />}
      <span>{told?.[1]}</span>
    </span>
  );
}
