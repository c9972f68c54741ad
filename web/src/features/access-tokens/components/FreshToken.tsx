import type { NewAccessToken } from '@cuadrilla/contract/account/access-tokens';
import { Copy, KeyRound } from 'lucide-react';
import { Banner } from '../../../ui/states/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import control from '../../../ui/fields/control.module.css';
import { copyText } from '../../../ui/layers/copy-text.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { accessTokenTexts as texts } from '../access-tokens.texts.ts';
import styles from './FreshToken.module.css';

/** Only now can it be copied: the server keeps no more than its trace. */
export const FreshToken = ({ token: { name, token } }: { token: NewAccessToken }) => (
  <Banner tone="info" Icon={KeyRound}>
    <p className={styles.ready}>{texts.ready(name)}</p>
    <Field label={texts.token} labelHidden>
      {(tied) => (
        <div className={styles.fresh}>
          <div className={control.control}>
            <input
              {...tied}
              type="text"
              readOnly
              value={token}
              className={control.input}
              onFocus={({ target }) => target.select()}
            />
          </div>
          <Button icon={<Copy size={16} />} onClick={() => void copyText(token, texts.copied)}>
            {texts.copy}
          </Button>
        </div>
      )}
    </Field>
  </Banner>
);
