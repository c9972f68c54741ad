import { KeyRound } from 'lucide-react';
import { Banner } from '../../../ui/states/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { authTexts } from '../auth.texts.ts';
import { oidcTexts as texts } from '../oidc.texts.ts';
import { hasPasswords, oidcName } from '../ways-in.ts';
import styles from './DemoButton.module.css';

interface Props {
  /** Where to go on. */
  redirect: string | undefined;
  /** Why it did not work the last time. */
  error?: string | undefined;
}

/** The way to the organisation's provider, which leaves the application. */
export function OidcLink({ redirect = '', error }: Props) {
  const name = oidcName();
  const leave = () => location.assign(`/api/auth/oidc?${new URLSearchParams({ redirect })}`);
  return (
    <div className={styles.demo}>
      {error !== undefined && <Banner tone="danger">{texts.errors[error] ?? texts.errors['failed']}</Banner>}
      {hasPasswords() && <div className={styles.or}>{authTexts.or}</div>}
      <Button
        size="large"
        block
        look={hasPasswords() ? 'secondary' : 'primary'}
        icon={<KeyRound size={17} />}
        onClick={leave}
      >
        {texts.enter(name)}
      </Button>
    </div>
  );
}
