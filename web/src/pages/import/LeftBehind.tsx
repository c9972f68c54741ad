import { email } from '@cuadrilla/contract/account/auth';
import { mostInvited } from '@cuadrilla/contract/projects/invitations';
import { CircleX, UserX } from 'lucide-react';
import { useState } from 'react';
import { importRunTexts as texts } from '../../features/imports/import-run.texts.ts';
import { taskImportTexts } from '../../features/imports/imports.texts.ts';
import { leftOutReasons } from '../../features/imports/reasons.ts';
import { useInvite } from '../../features/invitations/invitations.mutations.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { downloadReport } from './import-report.ts';
import styles from './ImportRun.module.css';
import type { Sent } from './RehearsalFoot.tsx';

/** Who is not here yet, and what stayed out. */
export function LeftBehind({ projectId, sent }: { projectId: number; sent: Sent }) {
  const { rehearsal, fileName } = sent;
  const invite = useInvite({ projectId });
  const [invited, setInvited] = useState(0);
  const emails = rehearsal.missing.flatMap((person) =>
    person.email !== null && email.safeParse(person.email).success ? [person.email] : [],
  );
  const left = emails.slice(invited);
  // As many as can be invited at once.
  const next = left.slice(0, mostInvited);
  const out = leftOutReasons.reduce((sum, reason) => sum + rehearsal.leftOut[reason].length, 0);
  return (
    <>
      {emails.length > 0 && (
        <li className={styles.line} data-tone="warning">
          <UserX size={18} />
          <span className={styles.words}>
            <span role="status">{invited > 0 && texts.invited(invited)}</span>{' '}
            {left.length > 0 && texts.notHere(next, left.length - next.length)}
          </span>
          {left.length > 0 && (
            <Button
              size="small"
              loading={invite.isPending}
              onClick={() =>
                invite.mutate(
                  { emails: next, role: 'Editor' },
                  {
                    onSuccess: () => setInvited(invited + next.length),
                    onError: (error) => tellRefusal(error),
                  },
                )
              }
            >
              {texts.invite(next.length)}
            </Button>
          )}
        </li>
      )}
      {out > 0 && (
        <li className={styles.line} data-tone="danger">
          <CircleX size={18} />
          <span className={styles.words}>{texts.leftOutRows(out)}</span>
          <Button size="small" look="ghost" onClick={() => downloadReport(fileName, rehearsal)}>
            {taskImportTexts.report}
          </Button>
        </li>
      )}
    </>
  );
}
