import type { ImportSource } from '@cuadrilla/contract/carry/imports/task-imports';
import { Download } from 'lucide-react';
import { useRunImport } from '../../features/imports/imports.mutations.ts';
import { taskImportTexts as texts } from '../../features/imports/imports.texts.ts';
import { type Rehearsal, tooMuchOf } from '../../features/imports/rehearse.ts';
import { useFixedInDemo } from '../../services/demo.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { GuardedButton } from '../../ui/controls/GuardedButton.tsx';
import { FootBar } from '../../ui/page/FootBar.tsx';
import { downloadReport } from './import-report.ts';
import page from './ImportPage.module.css';
import { Problem } from './Problem.tsx';
import type { Rehearsed } from './use-import-steps.ts';

/** What has begun to go on by itself. */
export interface Sent {
  /** The project and the import, as the address names them. */
  run: string;
  fileName: string;
  rehearsal: Rehearsal;
}

interface Props {
  source: ImportSource;
  fileName: string;
  rehearsed: Rehearsed;
  onBack: () => void;
  onSent: (sent: Sent) => void;
}

/** The one step that writes, its report, and the way back. */
export function RehearsalFoot({ source, fileName, rehearsed, onBack, onSent }: Props) {
  const fixed = useFixedInDemo();
  const run = useRunImport();
  const { target, rehearsal } = rehearsed;
  const problem = tooMuchOf(rehearsal);
  const send = (): void =>
    run.mutate(
      { source, fileName, target, rehearsal },
      {
        onSuccess: ({ projectId, id }) => onSent({ run: `${projectId}-${id}`, fileName, rehearsal }),
      },
    );
  return (
    <FootBar above={<Problem text={run.isPending ? texts.sendingStay : problem} calm={run.isPending} />}>
      <div>
        <Button
          look="ghost"
          icon={<Download size={16} />}
          className={page.wideOnly}
          onClick={() => downloadReport(fileName, rehearsal)}
        >
          {texts.report}
        </Button>
      </div>
      {run.isPending ? (
        <span className={page.note}>{texts.sending(run.sent, rehearsal.tasks.length)}</span>
      ) : (
        <Button onClick={onBack}>{texts.stepBack}</Button>
      )}
      {rehearsal.tasks.length > 0 && !problem && (
        <GuardedButton look="primary" unavailable={fixed} loading={run.isPending} onClick={send}>
          {texts.run(rehearsal.tasks.length)}
        </GuardedButton>
      )}
    </FootBar>
  );
}
