import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ListPage, messagesOf } from '../../../lib/server/api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { RowsLoading } from '../../../ui/states/RowsLoading.tsx';
import { RetryBanner } from '../../../ui/states/RetryBanner.tsx';
import { instanceTexts as texts } from '../instance.texts.ts';
import styles from './Instance.module.css';

interface Props<Item> {
  list: UseInfiniteQueryResult<InfiniteData<ListPage<Item[]>>>;
  /** What is said where there is nothing. */
  none: string;
  children: (items: Item[]) => ReactNode;
}

/** A list that is read page by page. */
export function Pages<Item>({ list, none, children }: Props<Item>) {
  if (list.isPending) return <LinesLoading />;
  if (list.isError && !list.data)
    return (
      <RetryBanner onRetry={list.refetch}>
        {texts.failed}. {messagesOf(list.error).join(' ')}
      </RetryBanner>
    );
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return <EmptyState plain title={none} />;
  return (
    <>
      {children(items)}
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}

export const LinesLoading = () => (
  <RowsLoading label={texts.loading} row={styles.row} turns={['60%', '45%', '55%']} bars={[{ height: 16 }]} />
);
