import { Copy } from 'lucide-react';
import { Button } from '../../../ui/controls/Button.tsx';
import control from '../../../ui/fields/control.module.css';
import { copyText } from '../../../ui/layers/copy-text.ts';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { webhookTexts as texts } from '../webhooks.texts.ts';
import styles from './SecretDialog.module.css';

interface Props {
  name: string;
  secret: string;
  onClose: () => void;
}

/** Nobody can read it again: whoever loses it makes another one. */
export const SecretDialog = ({ name, secret, onClose }: Props) => (
  <Dialog
    open
    wide
    onClose={onClose}
    title={texts.secretTitle(name)}
    description={texts.secretWhy}
    actions={
      <Button look="primary" onClick={onClose}>
        {texts.close}
      </Button>
    }
  >
    <div className={styles.told}>
      <Field label={texts.secretLabel} hint={texts.secretOnce}>
        {(tied) => (
          <div className={styles.secret}>
            <div className={control.control}>
              <input
                {...tied}
                type="text"
                readOnly
                value={secret}
                className={control.input}
                onFocus={({ target }) => target.select()}
              />
            </div>
            <Button icon={<Copy size={16} />} onClick={() => void copyText(secret, texts.secretCopied)}>
              {texts.copy}
            </Button>
          </div>
        )}
      </Field>
    </div>
  </Dialog>
);
