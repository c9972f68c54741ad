import { channels, type Preferences, topics } from '@cuadrilla/contract/notices/notifications/preferences';
import { Checkbox } from '../../../ui/controls/Checkbox.tsx';
import { useChangePreferences } from '../preferences.queries.ts';
import { preferenceTexts as texts } from '../preferences.texts.ts';
import styles from './Preferences.module.css';

/** Of what one is told, and where. */
export function ChannelTable({ preferences }: { preferences: Preferences }) {
  const change = useChangePreferences();
  return (
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
                  checked={preferences.channels[topic][channel]}
                  onChange={({ target }) => change({ channels: { [topic]: { [channel]: target.checked } } })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
