import type { Health, ReaderLag } from '@cuadrilla/contract/instance/workings';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { messagesOf } from '../../../lib/server/api.ts';
import { formatBytes } from '../../../lib/text/bytes.ts';
import { RetryBanner } from '../../../ui/states/RetryBanner.tsx';
import { healthQuery, lagsQuery } from '../instance.queries.ts';
import { formatSpan, instanceTexts as texts } from '../instance.texts.ts';
import styles from './Health.module.css';
import { LinesLoading } from './Pages.tsx';

export function HealthView() {
  const health = useQuery(healthQuery());
  const lags = useQuery(lagsQuery());
  const error = health.error ?? lags.error;
  if (error && !(health.data && lags.data))
    return (
      <RetryBanner onRetry={() => Promise.all([health.refetch(), lags.refetch()])}>
        {texts.failed}. {messagesOf(error).join(' ')}
      </RetryBanner>
    );
  if (!health.data || !lags.data) return <LinesLoading />;
  return (
    <>
      <Figures health={health.data} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{texts.part}</th>
            <th>{texts.detail}</th>
            <th>{texts.state}</th>
          </tr>
        </thead>
        <tbody>
          {partsOf(health.data, lags.data).map(({ part, detail, fine }) => (
            <tr key={part}>
              <th scope="row">{part}</th>
              <td>{detail}</td>
              <td className={fine ? styles.fine : styles.attention}>
                {fine ? <CircleCheck size={16} /> : <TriangleAlert size={16} />}
                {fine ? texts.fine : texts.attention}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Figures({ health: { memory, uptime, database, disk } }: { health: Health }) {
  const figures = [
    { name: texts.size, value: formatBytes(database.size), more: texts.accounts(database.accounts) },
    { name: texts.memory, value: formatBytes(memory) },
    { name: texts.uptime, value: formatSpan(uptime) },
    { name: texts.openSessions, value: database.sessions.toLocaleString('es') },
    ...(disk
      ? [{ name: texts.disk, value: formatBytes(disk.free), more: texts.ofDisk(formatBytes(disk.total)) }]
      : []),
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, more }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.label}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {more && <dd className={styles.label}>{more}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** So little is left that it needs somebody. */
const scarce = 0.05;

function partsOf({ version, node, database, disk }: Health, lags: ReaderLag[]) {
  return [
    { part: texts.version, detail: texts.versionOf(version, node), fine: true },
    {
      part: texts.database,
      detail: texts.databaseOf(database.version, database.migrations),
      fine: !disk || disk.free > disk.total * scarce,
    },
    ...lags.map(({ reader, events, projects, failing }) => {
      const [first] = failing;
      const detail = first ? texts.failing(failing.length, first.error) : texts.lag(events, projects);
      return { part: texts.readers[reader] ?? reader, detail, fine: !first };
    }),
  ];
}
