import { Loading } from '../ui/Loading.tsx';
import { Section } from '../ui/Section.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { profileTexts } from '../features/profile/profile.texts.ts';
import styles from './SettingsLoading.module.css';
import { settingsTexts } from './settings.texts.ts';

const fields = ['a', 'b', 'c'];

export const SettingsLoading = () => (
  <Loading label={settingsTexts.loading}>
    <Section title={profileTexts.account}>
      <div className={styles.fields}>
        {fields.map((field) => (
          <div key={field}>
            <Skeleton width={70} height={12} />
            <Skeleton width="100%" height={36} />
          </div>
        ))}
      </div>
    </Section>
  </Loading>
);
