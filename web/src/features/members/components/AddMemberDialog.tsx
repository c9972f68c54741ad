import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, isSessionEnd, messagesOf } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { memberQueries } from '../members.queries.ts';
import { memberTexts } from '../members.texts.ts';
import { uiTexts } from '../../../ui/ui.texts.ts';
import styles from './AddMemberDialog.module.css';
import { Candidates } from './Candidates.tsx';
import { CandidatesLoading } from './CandidatesLoading.tsx';

interface Props {
  projectId: number;
  onClose: () => void;
  /** The server would not have it: the specification leaves the project then. */
  onRefused: () => void;
}

export function AddMemberDialog({ projectId, onClose, onRefused }: Props) {
  const [search, setSearch] = useState('');
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
      </div>
      <div className={styles.results}>
        {error ? (
          <Unreachable error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <Candidates
            key={search}
            projectId={projectId}
            people={data}
            onError={(reason) => isAnswer(reason) && onRefused()}
          />
        ) : (
          <CandidatesLoading />
        )}
      </div>
    </Dialog>
  );
}

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
