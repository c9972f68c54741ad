import type { Session } from '@cuadrilla/contract/account/profile';
import { deviceOf } from '@cuadrilla/contract/kernel/user-agent';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { messagesOf } from '../../../lib/server/api.ts';
import { RetryBanner } from '../../../ui/states/RetryBanner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { RowsLoading } from '../../../ui/states/RowsLoading.tsx';
import { Ago } from '../../../ui/text/Time.tsx';
import styles from '../../../ui/page/rows.module.css';
import { useEndOtherSessions, useEndSession } from '../profile.mutations.ts';
import { sessionsQuery } from '../profile.queries.ts';
import { profileTexts as texts } from '../profile.texts.ts';

export function SessionsList() {
  const { data, error, refetch } = useQuery(sessionsQuery());
  if (!data && error)
    return (
      <RetryBanner onRetry={refetch}>
        {texts.sessionsFailed}. {messagesOf(error).join(' ')}
      </RetryBanner>
    );
  if (!data) return <SessionsLoading />;
  return (
    <ul className={styles.list}>
      {data.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

export function EndOtherSessions() {
  const { data } = useQuery(sessionsQuery());
  const end = useEndOtherSessions();
  if (!data || data.length < 2) return null;
  return (
    <Button size="small" loading={end.isPending} onClick={() => end.mutate()}>
      {end.isPending ? texts.endingOthers : texts.endOthers}
    </Button>
  );
}

function SessionRow({ session }: { session: Session }) {
  const end = useEndSession();
  const device = deviceOf(session.userAgent);
  return (
    <li className={styles.row}>
      <MonitorSmartphone size={18} className={styles.icon} />
      <div className={styles.words}>
        <div className={styles.line}>
          <span className={styles.name} title={session.userAgent}>
            {device}
          </span>
          {session.current && <Chip tone="accent">{texts.thisSession}</Chip>}
        </div>
        <p className={styles.seen}>
          {session.address && `${session.address} · `}
          {session.current ? (
            texts.activeNow
          ) : (
            <>
              {texts.lastSeen} <Ago at={session.lastSeenAt} />
            </>
          )}
        </p>
      </div>
      {!session.current && (
        <Button
          size="small"
          look="ghost"
          loading={end.isPending}
          aria-label={texts.endSessionOf(device)}
          onClick={() => end.mutate(session.id)}
        >
          {texts.endSession}
        </Button>
      )}
    </li>
  );
}

const bars = [
  { width: 18, height: 18 },
  { box: styles.words, bars: [{ height: 14 }, { width: 120, height: 12 }] },
];

const SessionsLoading = () => (
  <RowsLoading label={texts.sessionsLoading} row={styles.row} turns={['160px']} bars={bars} />
);
