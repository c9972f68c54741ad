import {
  isDigest,
  mailModes,
  type PreferencesAnswer,
} from '@cuadrilla/contract/notices/notifications/preferences';
import { Banner } from '../../../ui/states/Banner.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useChangePreferences } from '../preferences.queries.ts';
import { preferenceTexts as texts } from '../preferences.texts.ts';
import { halfHours } from '../half-hours.ts';
import styles from './Preferences.module.css';

const modes = mailModes.map((value) => ({ value, label: texts.modes[value] }));

interface Props {
  preferences: PreferencesAnswer;
}

/** How often mails come; where none go out, it is kept for when they do. */
export function MailFields({ preferences: { mail, digestAt, sendsMail } }: Props) {
  const change = useChangePreferences();
  return (
    <div className={styles.parts}>
      {!sendsMail && <Banner tone="info">{texts.noMail}</Banner>}
      <div className={styles.fields}>
        <SelectField
          label={texts.mode}
          hint={texts.modeHint[mail]}
          options={modes}
          value={mail}
          onChange={({ target: { value } }) => change({ mail: value as (typeof mailModes)[number] })}
        />
        {isDigest(mail) && (
          <SelectField
            label={texts.digestAt}
            options={halfHours(digestAt)}
            value={digestAt}
            onChange={({ target: { value } }) => change({ digestAt: value })}
          />
        )}
      </div>
    </div>
  );
}
