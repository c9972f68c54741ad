import type { Account } from '@cuadrilla/contract/instance/accounts';
import { Ellipsis, KeyRound, LogOut, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../../ui/layers/ConfirmDialog.tsx';
import { copyLink } from '../../../ui/layers/copy-link.ts';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/layers/Menu.tsx';
import { useChangeAccount, useEndAccountSessions, useResetAccountPassword } from '../instance.mutations.ts';
import { instanceTexts as texts } from '../instance.texts.ts';
import styles from './Instance.module.css';

interface Props {
  account: Account;
  name: string;
  you: boolean;
}

export function AccountMenu({ account, name, you }: Props) {
  const change = useChangeAccount(account);
  const endSessions = useEndAccountSessions(account);
  const reset = useResetAccountPassword(account);
  const [asking, setAsking] = useState(false);
  const { disabled } = account;
  const disable = () =>
    change.mutate(
      { wish: { disabled: true }, done: texts.disabledDone },
      { onSettled: () => setAsking(false) },
    );
  return (
    <>
      <Menu
        trigger={
          <IconButton label={texts.options(name)}>
            <Ellipsis size={18} />
          </IconButton>
        }
      >
        {!disabled && (
          <MenuItem icon={<KeyRound size={16} />} onSelect={() => reset.mutate()}>
            {texts.sendReset}
          </MenuItem>
        )}
        {account.sessions > 0 && !you && (
          <MenuItem icon={<LogOut size={16} />} onSelect={() => endSessions.mutate()}>
            {texts.endSessions}
          </MenuItem>
        )}
        {!you && <MenuSeparator />}
        {disabled ? (
          <MenuItem
            icon={<UserCheck size={16} />}
            onSelect={() => change.mutate({ wish: { disabled: false }, done: texts.enabledDone })}
          >
            {texts.enable}
          </MenuItem>
        ) : (
          !you && (
            <MenuItem danger icon={<UserX size={16} />} onSelect={() => setAsking(true)}>
              {texts.disable}
            </MenuItem>
          )
        )}
      </Menu>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.disableTitle(name)}
        description={texts.disableText}
        confirm={texts.disableVerb}
        loading={change.isPending}
        onConfirm={disable}
      />
      <ResetLink path={reset.data?.path ?? null} onClose={reset.reset} />
    </>
  );
}

/** Where no mail goes out, the link is handed over by whoever asked for it. */
const ResetLink = ({ path, onClose }: { path: string | null; onClose: () => void }) => (
  <Dialog
    open={path !== null}
    wide
    onClose={onClose}
    title={texts.resetTitle}
    description={texts.resetText}
    actions={
      <>
        <Button onClick={() => path && void copyLink(path)}>{texts.copy}</Button>
        <Button look="primary" onClick={onClose}>
          {texts.done}
        </Button>
      </>
    }
  >
    <p className={styles.link}>{path && new URL(path, location.href).href}</p>
  </Dialog>
);
