import type { Rule } from '@cuadrilla/contract/rules/automations/rules';
import type { Vocabulary } from '@cuadrilla/contract/rules/automations/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Recipes } from '../../features/automations/components/Recipes.tsx';
import { recipeCount } from '../../features/automations/recipes.ts';
import { draftRule } from '../../features/automations/rule-draft.ts';
import { ruleQueries } from '../../features/automations/rules.queries.ts';
import { ruleTexts as texts } from '../../features/automations/rules.texts.ts';
import { messagesOf } from '../../lib/server/api.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { BlockLoading } from '../../ui/states/BlockLoading.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Tabs } from '../../ui/page/Tabs.tsx';
import { needsCare } from '../../features/automations/needs-care.ts';
import { RuleList } from './RuleList.tsx';
import { RunLog } from './RunLog.tsx';
import styles from './AutomationsPage.module.css';

const route = getRouteApi('/app/automations');

export function AutomationsPage() {
  const { tab = 'rules', project: chosen } = route.useSearch();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(ruleQueries.list());
  const choose = (project: string) =>
    void navigate({ to: '.', search: (now) => ({ ...now, project: project || undefined }) });
  const shown =
    data?.rules.filter(({ project_id: id }) => chosen === undefined || id === Number(chosen)) ?? [];
  const create = (
    <ButtonLink look="primary" to="/automations/new" search={{ project: chosen }} icon={<Plus size={18} />}>
      {texts.create}
    </ButtonLink>
  );
  return (
    <Page
      help="automatizaciones"
      title={texts.automations}
      tools={
        <div className={styles.tools}>
          <SelectField
            label={texts.project}
            labelHidden
            value={chosen ?? ''}
            placeholder={texts.allProjects}
            options={data?.projects.map(({ id, name }) => ({ value: id, label: name })) ?? []}
            onChange={({ target }) => choose(target.value)}
          />
          {create}
        </div>
      }
    >
      <Tabs
        label={texts.tabs}
        tabs={[
          { value: 'rules', label: texts.rules, count: data && shown.length },
          { value: 'recipes', label: texts.recipes, count: recipeCount },
          { value: 'log', label: texts.log },
        ]}
        value={tab}
        onChange={(next) =>
          void navigate({ to: '.', search: (now) => ({ ...now, tab: next === 'rules' ? undefined : next }) })
        }
      >
        {error ? (
          <ErrorState
            title={texts.failed}
            text={messagesOf(error).join(' ')}
            onRetry={() => void refetch()}
          />
        ) : !data ? (
          <BlockLoading label={texts.loading} height={240} />
        ) : tab === 'log' ? (
          <RunLog rules={shown} projects={data.projects} />
        ) : tab === 'recipes' ? (
          <RecipesOf project={chosen} {...data} />
        ) : shown.length === 0 ? (
          <EmptyState {...texts.none} actions={create} />
        ) : (
          <>
            <p className={styles.finding}>{findingOf(shown, data.projects)}</p>
            <RuleList rules={shown} projects={data.projects} />
          </>
        )}
      </Tabs>
    </Page>
  );
}

/** One sentence before the list. */
function findingOf(rules: readonly Rule[], projects: readonly Vocabulary[]): string {
  const count = rules.flatMap(({ week }) => week).reduce((sum, each) => sum + each, 0);
  return texts.lately(count, rules.filter((rule) => needsCare(rule, projects)).length);
}

interface PartProps {
  project: string | undefined;
  projects: readonly Vocabulary[];
  rules: readonly Rule[];
}

function RecipesOf({ project: chosen, projects, rules }: PartProps) {
  const navigate = useNavigate();
  const usable = projects.filter(({ can_manage, boards }) => can_manage && boards.length > 0);
  const project = usable.find(({ id }) => id === Number(chosen)) ?? usable[0];
  if (!project) return <EmptyState title={texts.noProject} plain />;
  return (
    <Recipes
      project={project}
      rules={rules}
      onUse={(definition) => {
        draftRule({ projectId: project.id, boardId: null, definition });
        void navigate({ to: '/automations/new' });
      }}
    />
  );
}
