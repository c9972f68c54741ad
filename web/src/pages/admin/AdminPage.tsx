import { accountStates } from '@cuadrilla/contract/instance/accounts';
import { securityKinds } from '@cuadrilla/contract/instance/audit';
import { useQuery } from '@tanstack/react-query';
import { createLink, useNavigate, useSearch } from '@tanstack/react-router';
import { Activity, Mail as MailIcon, ShieldCheck, UserPlus, Users } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Accounts } from '../../features/instance/components/Accounts.tsx';
import { HealthView } from '../../features/instance/components/HealthView.tsx';
import { Jobs } from '../../features/instance/components/Jobs.tsx';
import { Mail } from '../../features/instance/components/Mail.tsx';
import { Registration } from '../../features/instance/components/Registration.tsx';
import { SecurityLog } from '../../features/instance/components/SecurityLog.tsx';
import { instanceTexts as texts } from '../../features/instance/instance.texts.ts';
import { profileQuery } from '../../features/profile/profile.queries.ts';
import { deviceOf } from '../../features/profile/user-agent.ts';
import { useUser } from '../../services/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from '../../ui/sections.module.css';
import { SectionsNav } from '../../ui/SectionsNav.tsx';
import { adminTexts } from './admin.texts.ts';

const sections = [
  { section: undefined, label: texts.people, Icon: Users, Content: People },
  { section: 'registration', label: texts.registration, Icon: UserPlus, Content: WhoRegisters },
  { section: 'mail', label: texts.mail, Icon: MailIcon, Content: Outgoing },
  { section: 'health', label: texts.health, Icon: Activity, Content: HealthSection },
  { section: 'security', label: texts.security, Icon: ShieldCheck, Content: Security },
] as const;

/** The router would call all of them current: they lead to one address. */
const SectionLink = createLink(
  ({ current, children, ...rest }: ComponentProps<'a'> & { current: boolean }) => (
    <a {...rest} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  ),
);

/** For whoever administers the instance; the server decides who that is. */
export function AdminPage() {
  const { section } = useSearch({ from: '/app/admin' });
  const { data: profile } = useQuery(profileQuery());
  const here = sections.find((each) => each.section === section) ?? sections[0];
  if (profile && !profile.administrator)
    return (
      <Page title={adminTexts.title}>
        <EmptyState plain title={adminTexts.notYours} text={adminTexts.notYoursText} />
      </Page>
    );
  return (
    <Page title={adminTexts.title} help="administrar" name={`${here.label} · ${adminTexts.title}`}>
      <div className={styles.frame}>
        <SectionsNav label={adminTexts.sections} current={here.label}>
          {sections.map(({ section: to, label, Icon }) => (
            <SectionLink
              key={label}
              to="/admin"
              search={{ section: to }}
              current={label === here.label}
              className={styles.link}
            >
              <Icon size={18} />
              {label}
            </SectionLink>
          ))}
        </SectionsNav>
        <div>
          <here.Content />
        </div>
      </div>
    </Page>
  );
}

function People() {
  const { search = '', state } = useSearch({ from: '/app/admin' });
  const navigate = useNavigate({ from: '/admin' });
  const user = useUser();
  return (
    <Section title={texts.people} why={texts.peopleWhy}>
      <Accounts
        userId={user.id}
        search={search}
        state={accountStates.find((each) => each === state) ?? 'active'}
        onSearch={(text) =>
          void navigate({ search: (last) => ({ ...last, search: text || undefined }), replace: true })
        }
        onState={(chosen) =>
          void navigate({
            search: (last) => ({ ...last, state: chosen === 'active' ? undefined : chosen }),
            replace: true,
          })
        }
      />
    </Section>
  );
}

function WhoRegisters() {
  return (
    <Section title={texts.registrationTitle}>
      <Registration />
    </Section>
  );
}

function Outgoing() {
  return (
    <>
      <Section title={texts.mailTitle} why={texts.mailWhy}>
        <Mail />
      </Section>
      <Section title={texts.queueTitle}>
        <Jobs />
      </Section>
    </>
  );
}

function HealthSection() {
  return (
    <Section title={texts.healthTitle}>
      <HealthView />
    </Section>
  );
}

function Security() {
  const { search = '', kind } = useSearch({ from: '/app/admin' });
  const navigate = useNavigate({ from: '/admin' });
  return (
    <Section title={texts.securityTitle} why={texts.securityWhy}>
      <SecurityLog
        search={search}
        kind={securityKinds.find((each) => each === kind)}
        deviceOf={deviceOf}
        onSearch={(text) =>
          void navigate({ search: (last) => ({ ...last, search: text || undefined }), replace: true })
        }
        onKind={(chosen) => void navigate({ search: (last) => ({ ...last, kind: chosen }), replace: true })}
      />
    </Section>
  );
}
