import type { Feed, FeedSubject } from '@cuadrilla/contract/views/feeds';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Copy, Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { messagesOf } from '../../../lib/server/api.ts';
import { focusWhenThere } from '../../../lib/focus.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../../ui/layers/ConfirmDialog.tsx';
import control from '../../../ui/fields/control.module.css';
import { copyLink } from '../../../ui/layers/copy-link.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { BlockLoading } from '../../../ui/states/BlockLoading.tsx';
import { RetryBanner } from '../../../ui/states/RetryBanner.tsx';
import { Ago } from '../../../ui/text/Time.tsx';
import { useRenewFeed, useRevokeFeed } from '../feeds.mutations.ts';
import { feedsQuery } from '../feeds.queries.ts';
import { feedTexts as texts } from '../feeds.texts.ts';
import styles from './FeedLink.module.css';

/** The private link to the calendar of something: made, copied, renewed and revoked on the spot. */
export function FeedLink({ subject }: { subject: FeedSubject }) {
  const { data: feeds, error, refetch } = useQuery(feedsQuery());
  const renew = useRenewFeed();
  const box = useRef<HTMLDivElement>(null);
  /** What was pressed may be gone, and with it the focus. */
  const focusFirst = () => focusWhenThere(() => box.current?.querySelector('button'));
  if (!feeds && error)
    return (
      <RetryBanner onRetry={refetch}>
        {texts.failed}. {messagesOf(error).join(' ')}
      </RetryBanner>
    );
  if (!feeds) return <BlockLoading label={texts.loading} height={36} />;
  const known = feeds.find(
    ({ projectId, searchId }) =>
      projectId === (subject.projectId ?? null) && searchId === (subject.searchId ?? null),
  );
  const make = () => renew.mutate(subject, { onSuccess: focusFirst });
  const made = renew.data;
  // Another tab may have made a newer one.
  const isFresh = made !== undefined && made.id >= (known?.id ?? 0);
  const feed = isFresh ? made : known;
  const forget = () => {
    renew.reset();
    focusFirst();
  };
  return (
    <div ref={box} className={styles.feed}>
      {feed ? (
        <>
          {isFresh ? <Fresh path={made.path} /> : <Known feed={feed} />}
          <Endings feed={feed} onRenew={make} onRevoked={forget} />
        </>
      ) : (
        <Button icon={<CalendarPlus size={18} />} loading={renew.isPending} onClick={make}>
          {renew.isPending ? texts.creating : texts.create}
        </Button>
      )}
    </div>
  );
}

/** Only now can it be copied: the server keeps no more than its trace. */
function Fresh({ path }: { path: string }) {
  const { href } = new URL(path, location.origin);
  return (
    <Field label={texts.address} hint={texts.fresh}>
      {(tied) => (
        <div className={styles.fresh}>
          <div className={control.control}>
            <Link2 size={16} />
            <input
              {...tied}
              type="text"
              readOnly
              value={href}
              className={control.input}
              onFocus={({ target }) => target.select()}
            />
          </div>
          <Button icon={<Copy size={16} />} onClick={() => void copyLink(href)}>
            {texts.copy}
          </Button>
        </div>
      )}
    </Field>
  );
}

const Known = ({ feed: { createdAt, lastReadAt, leftOut } }: { feed: Feed }) => (
  <div>
    <p>
      {texts.since} <Ago at={createdAt} />, {lastReadAt ? texts.read : texts.unread}{' '}
      {lastReadAt && <Ago at={lastReadAt} />}
    </p>
    {leftOut > 0 && <p>{texts.leftOut(leftOut)}</p>}
    <p className={styles.hint}>{texts.hidden}</p>
  </div>
);

interface EndingsProps {
  feed: Feed;
  onRenew: () => void;
  onRevoked: () => void;
}

function Endings({ feed, onRenew, onRevoked }: EndingsProps) {
  const revoke = useRevokeFeed();
  const [asking, setAsking] = useState<'renew' | 'revoke'>();
  const close = () => setAsking(undefined);
  return (
    <div className={styles.endings}>
      <Button size="small" onClick={() => setAsking('renew')}>
        {texts.renew}
      </Button>
      <Button size="small" look="danger-ghost" onClick={() => setAsking('revoke')}>
        {texts.revoke}
      </Button>
      <ConfirmDialog
        open={asking === 'renew'}
        onClose={close}
        title={texts.renewTitle}
        description={texts.renewWhy}
        confirm={texts.renew}
        onConfirm={() => {
          close();
          onRenew();
        }}
      />
      <ConfirmDialog
        open={asking === 'revoke'}
        onClose={close}
        title={texts.revokeTitle}
        description={texts.revokeWhy}
        confirm={texts.revoke}
        loading={revoke.isPending}
        onConfirm={() => revoke.mutate(feed.id, { onSuccess: onRevoked, onSettled: close })}
      />
    </div>
  );
}
