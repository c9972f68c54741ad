import { withoutFormat } from '@cuadrilla/contract/kernel/formatted-text';
import { priorities } from '@cuadrilla/contract/tasks/tasks';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { taskImportTexts as texts } from '../../features/imports/imports.texts.ts';
import type { Table } from '../../features/imports/read/csv.ts';
import { draftsOf, type Matching } from '../../features/imports/read/table-drafts.ts';
import { PriorityChip } from '../../features/tasks/parts/card/PriorityChip.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Day } from '../../ui/text/Time.tsx';
import page from './ImportPage.module.css';
import styles from './PreviewedTask.module.css';

/** A row as the task that it will be. */
export function PreviewedTask({ table, matching }: { table: Table; matching: Matching }) {
  const drafts = useMemo(() => draftsOf(table, matching), [table, matching]);
  const [at, setAt] = useState(0);
  const draft = drafts[at];
  if (!draft) return null;
  const priority = priorities.find(({ id }) => id === draft.priorityId) ?? priorities[0];
  const last = drafts.length - 1;
  return (
    <aside aria-label={texts.preview} className={styles.preview}>
      <div className={styles.head}>
        <h2 className={page.heading}>{texts.preview}</h2>
        <div className={styles.steps}>
          <IconButton label={texts.previous} onClick={() => setAt(at === 0 ? last : at - 1)}>
            <ChevronLeft size={16} />
          </IconButton>
          <span className={page.note} role="status">
            {texts.rowOf(at + 1, drafts.length)}
          </span>
          <IconButton label={texts.next} onClick={() => setAt(at === last ? 0 : at + 1)}>
            <ChevronRight size={16} />
          </IconButton>
        </div>
      </div>
      <div className={styles.column}>
        <p className={styles.place}>
          {draft.column} <span className={styles.board}>· {draft.board}</span>
        </p>
        <Card className={styles.card}>
          <div>
            <PriorityChip priority={priority} />
          </div>
          <h3 className={styles.title}>{draft.title || texts.untitled}</h3>
          {draft.description && <p className={styles.description}>{withoutFormat(draft.description)}</p>}
          <div className={styles.foot}>
            {draft.dueDate && (
              <span className={styles.due}>
                <CalendarDays size={14} />
                <Day at={draft.dueDate} />
              </span>
            )}
            {draft.unreadDate !== undefined && <s>{draft.unreadDate}</s>}
            {draft.sourceId !== null && <span>{draft.sourceId}</span>}
            {draft.person && <span className={styles.person}>{draft.person.email ?? draft.person.name}</span>}
          </div>
        </Card>
      </div>
    </aside>
  );
}
