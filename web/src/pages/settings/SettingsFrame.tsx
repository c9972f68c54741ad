import type { Profile } from '@cuadrilla/contract/account/profile';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profileQuery } from '../../features/profile/profile.queries.ts';
import { messagesOf } from '../../lib/server/api.ts';
import { classes } from '../../lib/text/text.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import type { GuideSlug } from '../../ui/page/guide.texts.ts';
import { Page } from '../../ui/page/Page.tsx';
import sections from '../../ui/page/sections.module.css';
import { settingsTexts as texts } from './settings.texts.ts';
import styles from './SettingsFrame.module.css';
import { SettingsLoading } from './SettingsLoading.tsx';
import { SettingsNav } from './SettingsNav.tsx';

interface Props {
  /** What the window is called. */
  name: string;
  /** For lists rather than forms. */
  wide?: boolean;
  help?: GuideSlug;
  children: (profile: Profile) => ReactNode;
}

/** The settings' pages, with the way to each of them. */
export function SettingsFrame({ name, wide = false, help = 'cuenta', children }: Props) {
  const { data: profile, error, refetch } = useQuery(profileQuery());
  return (
    <Page title={texts.title} name={name} help={help}>
      <div className={sections.frame}>
        <SettingsNav current={name} administrator={profile?.administrator ?? false} />
        <div className={classes(styles.content, wide && styles.wide)}>
          {profile ? (
            children(profile)
          ) : error ? (
            <ErrorState
              title={texts.failed}
              text={messagesOf(error).join(' ')}
              onRetry={() => void refetch()}
            />
          ) : (
            <SettingsLoading />
          )}
        </div>
      </div>
    </Page>
  );
}
