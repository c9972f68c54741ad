import type { NewInvitation } from '@cuadrilla/contract/projects/invitations';
import { teamRoleNames } from '@cuadrilla/contract/kernel/team-roles';
import { Link } from 'lucide-react';
import { useId, useState } from 'react';
import { messagesOf } from '../../../lib/server/api.ts';
import { Banner } from '../../../ui/states/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TokenField } from '../../../ui/fields/TokenField.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { readAddresses, splitAddresses } from '../addresses.ts';
import { useInvite } from '../invitations.mutations.ts';
import { invitationTexts as texts } from '../invitations.texts.ts';
import styles from './InviteDialog.module.css';
import { LinksDialog } from './LinksDialog.tsx';

interface Props {
  target: { teamId: number };
  name: string;
  /** How many projects come with it. */
  reach: string;
  onClose: () => void;
}

/** Several people to a team at once, and then their links. */
export function InviteDialog({ target, name, reach, onClose }: Props) {
  const [made, setMade] = useState<NewInvitation[]>();
  return made ? (
    <LinksDialog invitations={made} onClose={onClose} />
  ) : (
    <AskWhom target={target} name={name} reach={reach} onMade={setMade} onClose={onClose} />
  );
}

const roles = teamRoleNames.map((role) => ({ value: role, label: role })).toReversed();

function AskWhom({
  target,
  name,
  reach,
  onMade,
  onClose,
}: Props & { onMade: (made: NewInvitation[]) => void }) {
  const formId = useId();
  const [typed, setTyped] = useState<string[]>([]);
  const [role, setRole] = useState<string>('Miembro');
  const [asked, setAsked] = useState(false);
  const invite = useInvite(target);
  const { addresses, wrong } = readAddresses(typed);
  const complaint =
    wrong.length > 0 ? texts.wrong(wrong) : asked && addresses.length === 0 ? texts.noEmail : undefined;
  const submit = () => {
    setAsked(true);
    if (addresses.length > 0 && wrong.length === 0)
      invite.mutate({ emails: addresses, role }, { onSuccess: onMade });
  };
  const isLink = invite.variables?.emails === undefined;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={texts.inviteTo(name)}
      description={reach}
      dirty={typed.length > 0}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button type="submit" form={formId} look="primary" loading={invite.isPending && !isLink}>
            {addresses.length === 0 ? texts.invite : texts.inviteCount(addresses.length)}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {invite.error && <Banner tone="danger">{messagesOf(invite.error).join(' ')}</Banner>}
        <TokenField
          label={texts.emails}
          hint={texts.emailsHint}
          error={complaint}
          type="email"
          split={splitAddresses}
          tokens={typed}
          onTokens={setTyped}
        />
        <SelectField
          label={texts.teamRole}
          hint={texts.teamRoleHint}
          options={roles}
          value={role}
          onChange={(event) => setRole(event.target.value)}
        />
      </Form>
      <LinkInstead
        isMaking={invite.isPending && isLink}
        onMake={() => invite.mutate({ role }, { onSuccess: onMade })}
      />
    </Dialog>
  );
}

/** For whoever sends it by other ways than a letter. */
const LinkInstead = ({ isMaking, onMake }: { isMaking: boolean; onMake: () => void }) => (
  <div className={styles.link}>
    <p>
      <b>{texts.link}</b>
      <br />
      {texts.linkWhy}
    </p>
    <Button size="small" icon={<Link size={15} />} loading={isMaking} onClick={onMake}>
      {isMaking ? texts.makingLink : texts.makeLink}
    </Button>
  </div>
);
