import type { Rule } from '@cuadrilla/contract/rules/automations/rules';
import type { Vocabulary } from '@cuadrilla/contract/rules/automations/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Power } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Simulation } from '../../features/automations/components/Simulation.tsx';
import { type Drafted, RuleEditor } from '../../features/automations/editor/RuleEditor.tsx';
import { takeDraft } from '../../features/automations/rule-draft.ts';
import { useKeptRule } from '../../features/automations/use-kept-rule.ts';
import { useSaveRule } from '../../features/automations/rules.mutations.ts';
import { ruleQueries } from '../../features/automations/rules.queries.ts';
import { ruleTexts as texts } from '../../features/automations/rules.texts.ts';
import { CreateProjectLink } from '../../features/projects/components/CreateProjectLink.tsx';
import { DraftBanner } from '../../ui/states/DraftBanner.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { GuardedButton } from '../../ui/controls/GuardedButton.tsx';
import { BlockLoading } from '../../ui/states/BlockLoading.tsx';
import { BackLink, Page } from '../../ui/page/Page.tsx';
import styles from './AutomationsPage.module.css';

const route = getRouteApi('/app/automations/$projectId/$ruleId');
const newRoute = getRouteApi('/app/automations/new');

export function NewRulePage() {
  const { data } = useQuery(ruleQueries.list());
  const [begun] = useState(takeDraft);
  const { project } = newRoute.useSearch();
  const managed = data?.projects.filter(({ can_manage, boards }) => can_manage && boards.length > 0);
  const usable = managed?.find(({ id }) => id === Number(project)) ?? managed?.[0];
  const draft =
    begun ??
    (usable && {
      projectId: usable.id,
      boardId: null,
      definition: {
        trigger: { kind: 'completed' as const },
        conditions: { match: 'all' as const, list: [] },
        actions: [{ kind: 'comment' as const, text: 'La completó {quien}.' }],
      },
    });
  return (
    <Frame title={texts.newRule}>
      {!data ? (
        <RuleLoading />
      ) : draft ? (
        <Editing draft={draft} rule={undefined} projects={data.projects} />
      ) : (
        <EmptyState title={texts.noProject} plain actions={<CreateProjectLink />} />
      )}
    </Frame>
  );
}

export function RulePage() {
  const { projectId, ruleId } = route.useParams();
  const { data } = useQuery(ruleQueries.list());
  const rule = data?.rules.find(({ id, project_id: of }) => id === ruleId && of === projectId);
  return (
    <Frame title={texts.editRule}>
      {!data ? (
        <RuleLoading />
      ) : rule ? (
        <Editing
          draft={{ projectId, boardId: rule.board_id, definition: rule.definition }}
          rule={rule}
          projects={data.projects}
        />
      ) : (
        <EmptyState title={texts.none.title} plain />
      )}
    </Frame>
  );
}

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={title} back={<BackLink to="/automations">{texts.back}</BackLink>}>
    {children}
  </Page>
);

const RuleLoading = () => <BlockLoading label={texts.loading} height={320} />;

interface Props {
  draft: Drafted;
  rule: Rule | undefined;
  projects: Vocabulary[];
}

function Editing({ draft: first, rule, projects }: Props) {
  const [draft, setDraft] = useState(first);
  const kept = useKeptRule(rule, first, draft);
  const save = useSaveRule();
  const navigate = useNavigate();
  const project = projects.find(({ id }) => id === draft.projectId);
  const unavailable = !project?.can_manage && texts.notManager;
  const saveAs = (enabled: boolean) =>
    save.mutate(
      { ...draft, enabled, rule },
      {
        onSuccess: () => {
          kept.forget();
          void navigate({ to: '/automations' });
        },
      },
    );
  return (
    <>
      <DraftBanner
        found={kept.found}
        recover={() => {
          setDraft(kept.found?.value ?? draft);
          kept.answer();
        }}
        discard={() => {
          kept.answer();
          kept.forget();
        }}
      />
      <div className={styles.columns}>
        <RuleEditor draft={draft} projects={projects} isNew={!rule} onChange={setDraft} />
        {project && <Simulation {...draft} saying={{ project, boardId: draft.boardId, projects }} />}
      </div>
      <div className={styles.bar}>
        <p className={styles.guard}>{texts.guard}</p>
        <GuardedButton unavailable={unavailable} onClick={() => saveAs(false)}>
          {texts.saveOff}
        </GuardedButton>
        <GuardedButton
          look="primary"
          icon={!rule?.enabled && <Power size={16} />}
          loading={save.isPending}
          unavailable={unavailable}
          onClick={() => saveAs(true)}
        >
          {rule?.enabled ? texts.save : texts.turnOn}
        </GuardedButton>
      </div>
    </>
  );
}
