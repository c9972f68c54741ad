import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/controls/Button.tsx';
import { tellFailure } from '../../../ui/layers/tell-refusal.ts';
import { toast } from '../../../ui/layers/toast.tsx';
import { preferenceTexts as texts } from '../preferences.texts.ts';
import { canPush, isPushed, startPush, stopPush } from '../push.ts';
import styles from './Preferences.module.css';

/** Whether this browser tells too; it asks for leave only when somebody wants it to. */
export function PushSwitch({ userId }: { userId: number }) {
  const { data: on, refetch } = useQuery({
    queryKey: ['push', userId],
    queryFn: () => isPushed(userId),
    enabled: canPush(),
    staleTime: 0,
  });
  const turn = useMutation({
    mutationFn: async (wanted: boolean) => {
      if (!wanted) await stopPush();
      else if (!(await startPush(userId))) toast.error(texts.pushDenied);
    },
    onError: (error) => tellFailure(error, texts.pushFailed),
    onSettled: () => refetch(),
  });
  if (!canPush()) return <p className={styles.why}>{texts.pushImpossible}</p>;
  return (
    <div className={styles.row}>
      <p className={styles.why} role="status">
        {on ? texts.pushIsOn : texts.pushIsOff}
      </p>
      <Button loading={turn.isPending} onClick={() => turn.mutate(!on)}>
        {on ? texts.pushOff : texts.pushOn}
      </Button>
    </div>
  );
}
