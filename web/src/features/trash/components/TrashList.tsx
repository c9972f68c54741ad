import { mostInTrash, type TrashedItem } from '@cuadrilla/contract/projects/projects';
import { useQuery } from '@tanstack/react-query';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { messagesOf } from '../../../lib/server/api.ts';
import { RetryBanner } from '../../../ui/states/RetryBanner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { ConfirmDialog } from '../../../ui/layers/ConfirmDialog.tsx';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { Ago } from '../../../ui/text/Time.tsx';
import { useEmptyTrash, useRestore } from '../trash.mutations.ts';
import { trashQueries } from '../trash.queries.ts';
import { trashTexts } from '../trash.texts.ts';
import styles from './TrashList.module.css';

interface Props {
  projectId: number;
  /** Why it is not emptied, if so. */
  unavailable: string | false;
}

export function TrashList({ projectId, unavailable }: Props) {
  const { data, error, refetch } = useQuery(trashQueries.ofProject(projectId));
  const restore = useRestore(projectId);

  if (!data && error)
    return (
      <RetryBanner onRetry={refetch}>
        {trashTexts.failed}. {messagesOf(error).join(' ')}
      </RetryBanner>
    );
  if (!data) return <TrashLoading />;
  if (data.length === 0) return <p className={styles.empty}>{trashTexts.empty}</p>;
  return (
    <>
      <ul>
        {data.map((item) => (
          <TrashRow
            key={`${item.kind} ${item.id}`}
            item={item}
            restoring={restore.isPending && restore.variables === item}
            onRestore={() => restore.mutate(item)}
          />
        ))}
      </ul>
      {data.length === mostInTrash && <p className={styles.empty}>{trashTexts.cut}</p>}
      <EmptyTrashButton projectId={projectId} count={data.length} unavailable={unavailable} />
    </>
  );
}

/** Asked before, since nothing brings it back. */
function EmptyTrashButton({ projectId, count, unavailable }: Props & { count: number }) {
  const [asking, setAsking] = useState(false);
  const empty = useEmptyTrash(projectId);
  return (
    <>
      <GuardedButton
        look="danger-ghost"
        size="small"
        icon={<Trash2 size={16} />}
        className={styles.emptyAll}
        loading={empty.isPending}
        unavailable={unavailable}
        onClick={() => setAsking(true)}
      >
        {empty.isPending ? trashTexts.emptying : trashTexts.emptyAll}
      </GuardedButton>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={trashTexts.emptyTitle}
        description={trashTexts.emptyText(count)}
        confirm={trashTexts.emptyAll}
        onConfirm={() => {
          setAsking(false);
          empty.mutate();
        }}
      />
    </>
  );
}

interface RowProps {
  item: TrashedItem;
  restoring: boolean;
  onRestore: () => void;
}

const TrashRow = ({ item, restoring, onRestore }: RowProps) => (
  <li className={styles.row}>
    <div className={styles.item}>
      <div className={styles.line}>
        <span className={styles.name}>{item.name}</span>
        <Chip>{trashTexts.kind(item)}</Chip>
      </div>
      <p className={styles.meta}>
        {trashTexts.deletedBy(item)}, <Ago at={item.deletedAt} />
      </p>
    </div>
    <Button
      size="small"
      icon={<Undo2 size={16} />}
      loading={restoring}
      aria-label={trashTexts.restoreItem(item)}
      onClick={onRestore}
    >
      {restoring ? trashTexts.restoring : trashTexts.restore}
    </Button>
  </li>
);

/** As high as an empty one, which most are: what can be pressed below it stays where it is. */
const TrashLoading = () => (
  <Loading label={trashTexts.loading}>
    <p className={styles.empty}>
      <Skeleton width={180} height={14} />
    </p>
  </Loading>
);
