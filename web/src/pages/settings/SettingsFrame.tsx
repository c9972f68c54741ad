import type { Profile } from '@cuadrilla/contract/profile';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell, Calendar, Database, KeyRound, Palette, ShieldCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { profileQuery } from '../../features/profile/profile.queries.ts';
import { messagesOf } from '../../lib/api.ts';
import { classes } from '../../lib/text.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Page } from '../../ui/Page.tsx';
import sections from '../../ui/sections.module.css';
import { SectionsNav } from '../../ui/SectionsNav.tsx';
import { settingsTexts as texts } from './settings.texts.ts';
import styles from './SettingsFrame.module.css';
import { SettingsLoading } from './SettingsLoading.tsx';

const parts = [
  { to: '/settings', label: texts.profile, Icon: UserRound },
  { to: '/settings/appearance', label: texts.appearance, Icon: Palette },
  { to: '/settings/notifications', label: texts.notifications, Icon: Bell },
  { to: '/settings/security', label: texts.security, Icon: ShieldCheck },
  { to: '/settings/tokens', label: texts.tokens, Icon: KeyRound },
  { to: '/settings/calendar', label: texts.calendar, Icon: Calendar },
  { to: '/settings/data', label: texts.data, Icon: Database },
] as const;

interface Props {
  /** What the window is called. */
  name: string;
  /** For lists rather than forms. */
  wide?: boolean;
  children: (profile: Profile) => ReactNode;
}

/** The settings' pages, with the way to each of them. */
export function SettingsFrame({ name, wide = false, children }: Props) {
  const { data: profile, error, refetch } = useQuery(profileQuery());
  return (
    <Page title={texts.title} name={name} help="cuenta">
      <div className={sections.frame}>
        <SectionsNav label={texts.sections} current={name}>
          {parts.map(({ to, label, Icon }) => (
            <Link key={to} to={to} activeOptions={{ exact: true }} className={sections.link}>
              <Icon size={18} />
              {label}
            </Link>
          ))}
        </SectionsNav>
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
