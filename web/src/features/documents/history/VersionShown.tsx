import { dayIn } from '@cuadrilla/contract/kernel/day';
import type { Document } from '@cuadrilla/contract/documents/documents';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { messagesOf } from '../../../lib/server/api.ts';
import { useNow } from '../../../lib/dates/clock.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { Banner } from '../../../ui/states/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { lazyPage } from '../../../ui/states/lazy-page.tsx';
import { BlockLoading } from '../../../ui/states/BlockLoading.tsx';
import { documentQueries } from '../documents.queries.ts';
import type { DocumentLinks } from '../editor/document-links.ts';
import { historyTexts as texts } from './history.texts.ts';
import styles from './VersionShown.module.css';
import { whenOf } from './version-days.ts';

const VersionText = lazyPage(() => import('../editor/VersionText.tsx'), 'VersionText');

interface Props {
  document: Document;
  versionId: number;
  links: DocumentLinks;
  onClose: () => void;
  /** Its title, below what is told of the version. */
  children: ReactNode;
}

/** In the document's place: what it said then. */
export function VersionShown({ document, versionId, links, onClose, children }: Props) {
  const { projectId, id: documentId, title } = document;
  const { data, error, refetch } = useQuery(documentQueries.version({ projectId, documentId, versionId }));
  const timeZone = useTimeZone();
  const today = useNow((now) => dayIn(now, timeZone));
  return (
    <>
      {data && (
        <div className={styles.banner}>
          <Banner
            tone="info"
            Icon={History}
            actions={
              <Button size="small" onClick={onClose}>
                {texts.toCurrent}
              </Button>
            }
          >
            <b>{texts.version(whenOf(data, timeZone, today))}</b>
            <br />
            {texts.whatChanged}
          </Banner>
        </div>
      )}
      {children}
      <div className={styles.text}>
        {data ? (
          <Suspense>
            <VersionText before={data.before} text={data.markdown} title={title} links={links} />
          </Suspense>
        ) : error ? (
          <ErrorState
            title={texts.versionFailed}
            text={messagesOf(error).join(' ')}
            onRetry={() => void refetch()}
          />
        ) : (
          <BlockLoading label={texts.loadingVersion} height={320} />
        )}
      </div>
    </>
  );
}
