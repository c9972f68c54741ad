import { type ReactNode, useEffect, useRef } from 'react';
import { TaskCardsLoading } from '../../features/tasks/grid/TaskCardsLoading.tsx';
import { taskTexts } from '../../features/tasks/data/tasks.texts.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import styles from './BoardPage.module.css';

interface Props {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    isPlaceholderData: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** How many cards stand above. */
  shown: number;
  /** What stands for the next page until it is there. */
  waiting?: ReactNode;
}

/** The end of the grid: coming near it brings the next page. */
export function MoreTasks({ list, shown, waiting = <TaskCardsLoading count={4} /> }: Props) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } = list;
  const end = useRef<HTMLDivElement>(null);
  const wanted = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isPlaceholderData;

  useEffect(() => {
    if (!wanted || !end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      rootMargin: '1200px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [wanted, shown, fetchNextPage]);

  if (!hasNextPage) return null;
  return (
    <div ref={end} className={styles.more}>
      {isFetchingNextPage && waiting}
      {isFetchNextPageError && (
        <div className={styles.moreFailed}>
          <span role="alert">{taskTexts.moreFailed}</span>
          <Button onClick={() => void fetchNextPage()}>{uiTexts.retry}</Button>
        </div>
      )}
    </div>
  );
}
