import { type DeletionPreview, deletionMessages } from '@cuadrilla/contract/account/account-deletion';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messagesOf } from '../../../lib/server/api.ts';
import { forgetDraftsOf } from '../../../lib/drafts.ts';
import { forgetDocumentsOf } from '../../../lib/kept-documents.ts';
import { Banner } from '../../../ui/states/Banner.tsx';
import { ConfirmDialog } from '../../../ui/layers/ConfirmDialog.tsx';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { BlockLoading } from '../../../ui/states/BlockLoading.tsx';
import { PasswordDialog } from '../../../ui/fields/PasswordDialog.tsx';
import { RetryBanner } from '../../../ui/states/RetryBanner.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { tellRefusal } from '../../../ui/layers/tell-refusal.ts';
import { deletionQuery, useDeleteAccount } from '../own-data.queries.ts';
import { ownDataTexts as texts } from '../own-data.texts.ts';
import styles from './DeleteAccount.module.css';

const trash = 'trash';
/** By project: somebody's id, or the trash. */
type Choices = Record<number, string>;

export function DeleteAccount({ profile }: { profile: { id: number; demo: boolean } }) {
  const { data: preview, error, refetch } = useQuery(deletionQuery());
  if (!preview && error)
    return (
      <RetryBanner onRetry={refetch}>
        {texts.previewFailed}. {messagesOf(error).join(' ')}
      </RetryBanner>
    );
  if (!preview) return <BlockLoading label={texts.previewLoading} height={36} />;
  return <Deletion profile={profile} preview={preview} />;
}

interface Props {
  profile: { id: number; demo: boolean };
  preview: DeletionPreview;
}

function Deletion({ profile, preview: { projects, lastAdministrator, asksPassword } }: Props) {
  const [choices, setChoices] = useState<Choices>({});
  const [asking, setAsking] = useState(false);
  const remove = useDeleteAccount();
  const undecided = projects.find(({ id }) => !choices[id]);
  const why = profile.demo
    ? messages.demoIsFixed
    : lastAdministrator
      ? deletionMessages.lastAdministrator
      : undecided && texts.missing(undecided.name);
  const run = async (currentPassword?: string) => {
    const chosen = projects.map(({ id }) => ({ projectId: id, heirId: heirOf(choices[id]) }));
    await remove.mutateAsync({ projects: chosen, ...(currentPassword && { currentPassword }) });
    forgetDraftsOf(profile.id);
    await forgetDocumentsOf(profile.id);
    // Nothing of theirs is left in this window either.
    window.location.assign('/');
  };
  const close = () => setAsking(false);
  return (
    <>
      {projects.length > 0 && (
        <>
          <Banner tone="warning">
            <b>{texts.orphans(projects.length)}</b>
            <br />
            {texts.orphansWhy(projects.length)}
          </Banner>
          <div className={styles.projects}>
            {projects.map(({ id, name, members }) => (
              <SelectField
                key={id}
                label={texts.choiceFor(name)}
                placeholder={texts.choose}
                value={choices[id] ?? ''}
                onChange={({ target }) => setChoices({ ...choices, [id]: target.value })}
                options={[
                  ...members.map((person) => ({ value: person.id, label: texts.handTo(person.name) })),
                  { value: trash, label: texts.toTrash },
                ]}
              />
            ))}
          </div>
        </>
      )}
      <div className={styles.foot}>
        <GuardedButton look="danger" unavailable={why} onClick={() => setAsking(true)}>
          {texts.delete}
        </GuardedButton>
        {why && <p className={styles.why}>{why}</p>}
      </div>
      {asking && asksPassword && (
        <PasswordDialog
          title={texts.confirmTitle}
          description={texts.confirmWhy}
          confirm={texts.delete}
          danger
          loading={remove.isPending}
          onConfirm={run}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asking && !asksPassword}
        onClose={close}
        title={texts.confirmTitle}
        description={texts.confirmOidc}
        confirm={texts.delete}
        loading={remove.isPending}
        onConfirm={() => void run().catch((error: unknown) => tellRefusal(error))}
      />
    </>
  );
}

const heirOf = (choice: string | undefined): number | null =>
  choice === undefined || choice === trash ? null : Number(choice);
