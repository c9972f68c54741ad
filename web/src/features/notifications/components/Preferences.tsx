import { channels, mailModes, topics } from '@cuadrilla/contract/notifications/preferences';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { preferencesQuery, useChangePreferences } from '../preferences.queries.ts';
import { preferenceTexts as texts } from '../preferences.texts.ts';
import styles from './Preferences.module.css';
import { PushSwitch } from './PushSwitch.tsx';

const hours = Array.from({ length: 48 }, (_, half) => {
  const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
  return { value: time, label: time };
});
const modes = mailModes.map((value) => ({ value, label: texts.modes[value] }));

/** Of what one is told, and where. */
export function Preferences() {
  const { data } = useQuery(preferencesQuery());
  const change = useChangePreferences();
  if (!data) return <Skeleton width="100%" height={320} />;
  return (
    <div className={styles.preferences}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.topic}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col" className={styles.channel}>
                {texts.channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => (
            <tr key={topic}>
              <th scope="row">{texts.topics[topic]}</th>
              {channels.map((channel) => (
                <td key={channel} className={styles.channel}>
                  <Checkbox
                    aria-label={texts.cell(topic, channel)}
                    checked={data.channels[topic][channel]}
                    onChange={({ target }) =>
                      change({ channels: { [topic]: { [channel]: target.checked } } })
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.fields}>
        <SelectField
          label={texts.mail}
          hint={texts.modeHint[data.mail]}
          options={modes}
          value={data.mail}
          onChange={({ target: { value } }) => change({ mail: value as (typeof mailModes)[number] })}
        />
        {data.mail === 'daily' && (
          <SelectField
            label={texts.digestAt}
            options={hours}
            value={data.digestAt}
            onChange={({ target: { value } }) => change({ digestAt: value })}
          />
        )}
      </div>
      <h3 className={styles.heading}>{texts.push}</h3>
      <PushSwitch />
    </div>
  );
}
