import { deviceOf } from '@cuadrilla/contract/kernel/user-agent';
import { accountStates } from '@cuadrilla/contract/instance/accounts';
import { securityKinds } from '@cuadrilla/contract/instance/audit';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Accounts } from '../../features/instance/components/Accounts.tsx';
import { HealthView } from '../../features/instance/components/HealthView.tsx';
import { Jobs } from '../../features/instance/components/Jobs.tsx';
import { Mail } from '../../features/instance/components/Mail.tsx';
import { Registration } from '../../features/instance/components/Registration.tsx';
import { RequiredTwoSteps } from '../../features/instance/components/RequiredTwoSteps.tsx';
import { SecurityLog } from '../../features/instance/components/SecurityLog.tsx';
import { instanceTexts as texts } from '../../features/instance/instance.texts.ts';
import { useUser } from '../../services/session.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { settingsTexts } from './settings.texts.ts';
import { SettingsFrame } from './SettingsFrame.tsx';

const parts = {
  people: { label: texts.people, Content: People },
  registration: { label: texts.registration, Content: WhoRegisters },
  mail: { label: texts.mail, Content: Outgoing },
  health: { label: texts.health, Content: Health },
  audit: { label: texts.audit, Content: Audit },
};

const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);

/** For whoever administers the instance; the server decides who that is. */
export function InstancePage() {
  const { part } = useParams({ from: '/app/settings/instance/$part' });
  const { label, Content } = parts[isPart(part) ? part : 'people'];
  return (
    <SettingsFrame name={settingsTexts.inSettings(label)} wide help="administrar">
      {({ administrator }) =>
        administrator ? (
          <Content />
        ) : (
          <EmptyState plain title={settingsTexts.notYours} text={settingsTexts.notYoursText} />
        )
      }
    </SettingsFrame>
  );
}

const useAsked = () => useSearch({ from: '/app/settings/instance/$part' });
const useAsking = () => useNavigate({ from: '/settings/instance/$part' });

function People() {
  const { search = '', state } = useAsked();
  const navigate = useAsking();
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
    <>
      <Section title={texts.registrationTitle}>
        <Registration />
      </Section>
      <Section title={texts.twoStepsTitle}>
        <RequiredTwoSteps />
      </Section>
    </>
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

function Health() {
  return (
    <Section title={texts.healthTitle}>
      <HealthView />
    </Section>
  );
}

function Audit() {
  const { search = '', kind } = useAsked();
  const navigate = useAsking();
  return (
    <Section title={texts.auditTitle} why={texts.auditWhy}>
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
