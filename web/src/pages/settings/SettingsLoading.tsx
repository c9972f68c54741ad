import { profileTexts } from '../../features/profile/profile.texts.ts';
import { Loading } from '../../ui/states/Loading.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { settingsTexts } from './settings.texts.ts';
import styles from './SettingsLoading.module.css';

const names = ['first', 'last'];
const fields = ['username', 'email'];

export const SettingsLoading = () => (
  <Loading label={settingsTexts.loading}>
    <Section title={profileTexts.account}>
      <div className={styles.fields}>
        <div className={styles.pair}>
          {names.map((name) => (
            <Field key={name} />
          ))}
        </div>
        {fields.map((field) => (
          <Field key={field} />
        ))}
      </div>
    </Section>
  </Loading>
);

const Field = () => (
  <div>
    <Skeleton width={70} height={12} />
    <Skeleton width="100%" height={36} />
  </div>
);
