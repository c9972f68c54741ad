import { Link } from '@tanstack/react-router';
import {
  Activity,
  Bell,
  Calendar,
  Database,
  KeyRound,
  Mail,
  Palette,
  ScrollText,
  ShieldCheck,
  UserPlus,
  UserRound,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { instanceTexts } from '../../features/instance/instance.texts.ts';
import sections from '../../ui/page/sections.module.css';
import { SectionsNav } from '../../ui/page/SectionsNav.tsx';
import { settingsTexts as texts } from './settings.texts.ts';

const own = [
  { to: '/settings', label: texts.profile, Icon: UserRound },
  { to: '/settings/appearance', label: texts.appearance, Icon: Palette },
  { to: '/settings/notifications', label: texts.notifications, Icon: Bell },
  { to: '/settings/security', label: texts.security, Icon: ShieldCheck },
  { to: '/settings/tokens', label: texts.tokens, Icon: KeyRound },
  { to: '/settings/calendar', label: texts.calendar, Icon: Calendar },
  { to: '/settings/data', label: texts.data, Icon: Database },
] as const;

const ofInstance = [
  { part: 'people', label: instanceTexts.people, Icon: Users },
  { part: 'registration', label: instanceTexts.registration, Icon: UserPlus },
  { part: 'mail', label: instanceTexts.mail, Icon: Mail },
  { part: 'health', label: instanceTexts.health, Icon: Activity },
  { part: 'audit', label: instanceTexts.audit, Icon: ScrollText },
] as const;

interface Props {
  current: string;
  administrator: boolean;
}

export const SettingsNav = ({ current, administrator }: Props) => (
  <SectionsNav label={texts.sections} current={current}>
    <Group label={texts.account}>
      {own.map(({ to, label, Icon }) => (
        <Link key={to} to={to} activeOptions={{ exact: true }} className={sections.link}>
          <Icon size={18} />
          {label}
        </Link>
      ))}
    </Group>
    {administrator && (
      <Group label={texts.instance}>
        {ofInstance.map(({ part, label, Icon }) => (
          <Link
            key={part}
            to="/settings/instance/$part"
            params={{ part }}
            activeOptions={{ includeSearch: false }}
            className={sections.link}
          >
            <Icon size={18} />
            {label}
          </Link>
        ))}
      </Group>
    )}
  </SectionsNav>
);

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={label} className={sections.group}>
    <p className={sections.label} aria-hidden="true">
      {label}
    </p>
    {children}
  </div>
);
