import { useEffect, useRef } from 'react';
import { TaskCardsLoading } from '../features/tasks/components/TaskCardsLoading.tsx';
import { taskTexts } from '../features/tasks/tasks.texts.ts';
import { Button } from '../ui/Button.tsx';
import { uiTexts } from '../ui/ui.texts.ts';
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
}

/** The end of the grid: coming near it brings the next page. */
export function MoreTasks({ list, shown }: Props) {
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
      {isFetchingNextPage && <TaskCardsLoading count={4} />}
      {isFetchNextPageError && (
        <div className={styles.moreFailed}>
          <span role="alert">{taskTexts.moreFailed}</span>
          <Button onClick={() => void fetchNextPage()}>{uiTexts.retry}</Button>
        </div>
      )}
    </div>
  );
}
