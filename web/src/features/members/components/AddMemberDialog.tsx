import { grantedRoleNames, type GrantedRoleName } from '@cuadrilla/contract/kernel/roles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { ApiError, isSessionEnd, messagesOf } from '../../../lib/server/api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { memberQueries } from '../members.queries.ts';
import { memberTexts } from '../members.texts.ts';
import { uiTexts } from '../../../ui/ui.texts.ts';
import styles from './AddMemberDialog.module.css';
import { Candidates } from './Candidates.tsx';
import { CandidatesLoading } from './MembersLoading.tsx';

interface Props {
  projectId: number;
  onClose: () => void;
  /** The server would not have it: the specification leaves the project then. */
  onRefused: () => void;
  /** For whom nobody finds: what was searched for, and the role that was chosen. */
  invite: (search: string, role: GrantedRoleName, onInvited: () => void) => ReactNode;
}

export function AddMemberDialog({ projectId, onClose, onRefused, invite }: Props) {
  const [search, setSearch] = useState('');
  const [invited, setInvited] = useState<string>();
  const [role, setRole] = useState<GrantedRoleName>('Editor');
  const { data, error, refetch } = useQuery(memberQueries.candidates(projectId, search));
  const check = useEffectEvent((reason: unknown) => {
    if (isAnswer(reason)) onRefused();
  });
  useEffect(() => check(error), [error]);

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={memberTexts.add}
      description={memberTexts.addWhy}
      actions={<Button onClick={onClose}>{uiTexts.close}</Button>}
    >
      <div className={styles.search}>
        <SearchField label={memberTexts.search} value={search} onSearch={setSearch} />
        <SelectField
          label={memberTexts.role}
          options={roles}
          value={role}
          onChange={(event) => setRole(event.target.value as GrantedRoleName)}
        />
      </div>
      <div className={styles.results}>
        {error ? (
          <Unreachable error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <Candidates
            key={search}
            projectId={projectId}
            people={data}
            role={role}
            onError={(reason) => isAnswer(reason) && onRefused()}
            nobody={invited === search ? undefined : whyNobody(search)}
            otherwise={invite(search, role, () => setInvited(search))}
          />
        ) : (
          <CandidatesLoading />
        )}
      </div>
    </Dialog>
  );
}

/** Where only those one knows are found, nothing has been looked for yet. */
const whyNobody = (search: string): string =>
  search.trim() === '' && !findsEverybody() ? memberTexts.hint : memberTexts.noCandidates;

/** The server says in the page whether a search finds whoever has an account, or only whom one knows. */
const findsEverybody = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="directory"]')?.content !== 'known';

/** An owner is made among those who are in already. */
const roles = grantedRoleNames.map((name) => ({ value: name, label: name }));

/** No connection is no refusal, and the end of the session has its own way. */
const isAnswer = (error: unknown): boolean =>
  error instanceof ApiError && error.status > 0 && !isSessionEnd(error);

const Unreachable = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <div className={styles.none} role="alert">
    <p>{messagesOf(error).join(' ')}</p>
    <Button size="small" onClick={onRetry}>
      {uiTexts.retry}
    </Button>
  </div>
);
