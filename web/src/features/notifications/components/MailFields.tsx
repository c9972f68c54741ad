import { isDigest, mailModes, type Preferences } from '@cuadrilla/contract/notifications/preferences';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useChangePreferences } from '../preferences.queries.ts';
import { preferenceTexts as texts } from '../preferences.texts.ts';
import { halfHours } from '../half-hours.ts';
import styles from './Preferences.module.css';

const modes = mailModes.map((value) => ({ value, label: texts.modes[value] }));

/** How often mails come. */
export function MailFields({ preferences: { mail, digestAt } }: { preferences: Preferences }) {
  const change = useChangePreferences();
  return (
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
  );
}
