import { messages } from '@cuadrilla/contract/kernel/errors';
import type { Profile } from '@cuadrilla/contract/account/profile';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import styles from '../../../ui/page/rows.module.css';
import { Day } from '../../../ui/text/Time.tsx';
import { profileTexts as texts } from '../profile.texts.ts';
import { NewPasswordDialog } from './NewPasswordDialog.tsx';

export function PasswordRow({ profile }: { profile: Profile }) {
  const [changing, setChanging] = useState(false);
  const since = profile.password_changed_at;
  return (
    <div className={styles.row}>
      <Lock size={18} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>{texts.password}</p>
        <p className={styles.seen}>
          {since && (
            <>
              {texts.passwordSince} <Day at={since} />.{' '}
            </>
          )}
          {texts.passwordWhy}
        </p>
      </div>
      <GuardedButton
        size="small"
        unavailable={profile.demo && messages.demoIsFixed}
        onClick={() => setChanging(true)}
      >
        {texts.changePassword}
      </GuardedButton>
      {changing && <NewPasswordDialog email={profile.email} onClose={() => setChanging(false)} />}
    </div>
  );
}
