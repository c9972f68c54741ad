import type { DocumentVersion } from '@cuadrilla/contract/documents/document-content';
import { dayIn } from '@cuadrilla/contract/kernel/day';
import type { Document } from '@cuadrilla/contract/documents/documents';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { messagesOf } from '../../../lib/server/api.ts';
import { useNow } from '../../../lib/dates/clock.ts';
import { formatTime } from '../../../lib/dates/dates.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { Avatar } from '../../../ui/controls/Avatar.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Hidden } from '../../../ui/controls/Hidden.tsx';
import { BlockLoading } from '../../../ui/states/BlockLoading.tsx';
import { SidePanel } from '../../../ui/layers/SidePanel.tsx';
import { useRestoreVersion } from '../content.mutations.ts';
import { documentQueries } from '../documents.queries.ts';
import styles from './HistoryPanel.module.css';
import { historyTexts as texts } from './history.texts.ts';
import { byDay } from './version-days.ts';

interface Props {
  document: Document;
  canEdit: boolean;
  /** Of the version that is shown. */
  chosenId: number | undefined;
  onChoose: (versionId: number | undefined) => void;
  onClose: () => void;
}

/** Who wrote when, and the way back to what it said then. */
export function HistoryPanel({ document, canEdit, chosenId, onChoose, onClose }: Props) {
  const { projectId, id: documentId } = document;
  const { data, error, refetch } = useQuery(documentQueries.versions({ projectId, documentId }));
  const timeZone = useTimeZone();
  const today = useNow((now) => dayIn(now, timeZone));
  const chosen = data?.find(({ id }) => id === chosenId);
  return (
    <SidePanel
      title={texts.history}
      footOnly={chosen !== undefined}
      onClose={onClose}
      foot={
        chosen &&
        !chosen.current &&
        canEdit && <Restore document={document} version={chosen} onDone={() => onChoose(undefined)} />
      }
    >
      {error && !data && (
        <ErrorState title={texts.failed} text={messagesOf(error).join(' ')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <BlockLoading label={texts.loading} height={240} />}
      {data?.length === 0 && <p className={styles.none}>{texts.none}</p>}
      {byDay(data ?? [], timeZone, today).map(({ name, versions }, nth) => (
        <section key={name} className={styles.day}>
          <h3 className={styles.name}>
            {name}
            {nth === 0 && <span aria-hidden="true">{texts.words}</span>}
          </h3>
          <ul>
            {versions.map((version) => (
              <li key={version.id}>
                <VersionRow
                  version={version}
                  isChosen={version.id === chosenId}
                  onChoose={() => onChoose(version.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </SidePanel>
  );
}

interface RowProps {
  version: DocumentVersion;
  isChosen: boolean;
  onChoose: () => void;
}

/** More would leave no room for their names. */
const mostFaces = 2;

function VersionRow({ version, isChosen, onChoose }: RowProps) {
  const { endedAt, authors, added, removed, current } = version;
  const names = new Intl.ListFormat('es').format(authors.map(({ name }) => name));
  return (
    <button type="button" className={styles.version} aria-current={isChosen} onClick={onChoose}>
      <span className={styles.faces}>
        {authors.slice(0, mostFaces).map((author) => (
          <Avatar key={author.id} person={author} size={22} decorative />
        ))}
      </span>
      <b>{formatTime(endedAt, useTimeZone())}</b>
      {added !== null && removed !== null && (
        <span className={styles.words}>
          <span aria-hidden="true">
            +{added} −{removed}
          </span>
          <Hidden>{texts.changed(added, removed)}</Hidden>
        </span>
      )}
      <small>{current ? `${names} · ${texts.current}` : names}</small>
    </button>
  );
}

function Restore({
  document,
  version,
  onDone,
}: {
  document: Document;
  version: DocumentVersion;
  onDone: () => void;
}) {
  const restore = useRestoreVersion(document);
  const time = formatTime(version.endedAt, useTimeZone());
  return (
    <>
      <Button
        look="primary"
        block
        icon={<RotateCcw size={16} />}
        onClick={() => {
          restore(version.id);
          onDone();
        }}
      >
        {texts.restore(time)}
      </Button>
      <p className={styles.why}>{texts.restoreWhy}</p>
    </>
  );
}
