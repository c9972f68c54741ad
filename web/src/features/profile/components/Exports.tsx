import type { Exported } from '@cuadrilla/contract/carry/exports';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { useQuery } from '@tanstack/react-query';
import { Download, FileArchive, FileX, LoaderCircle } from 'lucide-react';
import { messagesOf } from '../../../lib/server/api.ts';
import { formatBytes } from '../../../lib/text/bytes.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ButtonAnchor } from '../../../ui/controls/ButtonLink.tsx';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { BlockLoading } from '../../../ui/states/BlockLoading.tsx';
import { RetryBanner } from '../../../ui/states/RetryBanner.tsx';
import { Day } from '../../../ui/text/Time.tsx';
import styles from '../../../ui/page/rows.module.css';
import { exportsQuery, isUnderWay, useAskExport, useDropExport } from '../own-data.queries.ts';
import { ownDataTexts as texts } from '../own-data.texts.ts';

export function Exports({ demo }: { demo: boolean }) {
  const { data, error, refetch } = useQuery(exportsQuery());
  const ask = useAskExport();
  if (!data && error)
    return (
      <RetryBanner onRetry={refetch}>
        {texts.failed}. {messagesOf(error).join(' ')}
      </RetryBanner>
    );
  if (!data) return <BlockLoading label={texts.loading} height={36} />;
  return (
    <>
      {data.length === 0 && <p className={styles.none}>{texts.none}</p>}
      <ul className={styles.list}>
        {data.map((each) => (
          <ExportRow key={each.id} exported={each} />
        ))}
      </ul>
      <GuardedButton
        loading={ask.isPending}
        unavailable={demo ? messages.demoIsFixed : data.some(isUnderWay) && texts.preparing}
        onClick={() => ask.mutate()}
      >
        {texts.ask}
      </GuardedButton>
    </>
  );
}

function ExportRow({ exported }: { exported: Exported }) {
  const { id, createdAt, ready, failed } = exported;
  const drop = useDropExport();
  const Icon = isUnderWay(exported) ? LoaderCircle : failed ? FileX : FileArchive;
  return (
    <li className={styles.row}>
      <Icon size={18} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>
          {texts.exportOf} <Day at={createdAt} />
        </p>
        <p className={styles.seen}>
          {ready ? (
            <>
              {formatBytes(ready.size)} · {texts.deletedOn} <Day at={ready.expiresAt} />
            </>
          ) : failed ? (
            texts.notMade
          ) : (
            texts.preparing
          )}
        </p>
      </div>
      {ready && (
        <ButtonAnchor
          href={`/api/profile/exports/${id}/file`}
          download
          look="secondary"
          size="small"
          icon={<Download size={16} />}
        >
          {texts.download}
        </ButtonAnchor>
      )}
      <Button size="small" look="ghost" loading={drop.isPending} onClick={() => drop.mutate(id)}>
        {isUnderWay(exported) ? texts.cancel : texts.drop}
      </Button>
    </li>
  );
}
