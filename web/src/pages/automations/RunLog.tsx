import { type Rule } from '@cuadrilla/contract/rules/automations/rules';
import { briefOf } from '@cuadrilla/contract/rules/automations/brief';
import { runFilters, runPeriods } from '@cuadrilla/contract/rules/automations/runs';
import type { Vocabulary } from '@cuadrilla/contract/rules/automations/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { RunList } from '../../features/automations/components/RunList.tsx';
import { ruleQueries } from '../../features/automations/rules.queries.ts';
import { ruleTexts as texts } from '../../features/automations/rules.texts.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { BlockLoading } from '../../ui/states/BlockLoading.tsx';
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import styles from './AutomationsPage.module.css';

const route = getRouteApi('/app/automations');

interface Props {
  /** Of the chosen project, or of all. */
  rules: readonly Rule[];
  projects: readonly Vocabulary[];
}

/** In an address a rule is its project and its id there. */
const nameOf = ({ project_id: projectId, id }: Rule): string => `${projectId}-${id}`;

/** What rules did: of one, of a time, with or without failures. */
export function RunLog({ rules, projects }: Props) {
  const { project, rule: chosen, days, state } = route.useSearch();
  const navigate = useNavigate();
  const rule = rules.find((each) => nameOf(each) === chosen);
  const { data } = useQuery(
    ruleQueries.runs({
      ...(project && { project }),
      ...(rule && { project: String(rule.project_id), rule: String(rule.id) }),
      ...(days && { days }),
      ...(state && { state }),
    }),
  );
  const ask = (change: { rule?: string | undefined; days?: typeof days; state?: typeof state }) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...change }) });
  return (
    <>
      <div className={styles.filter}>
        <SelectField
          label={texts.whichRule}
          labelHidden
          value={rule ? nameOf(rule) : ''}
          placeholder={texts.allRules}
          options={rules.map((each) => ({ value: nameOf(each), label: briefOf(each.definition) }))}
          onChange={({ target }) => ask({ rule: target.value || undefined })}
        />
        <SelectField
          label={texts.whichPeriod}
          labelHidden
          value={days ?? ''}
          placeholder={texts.allTime}
          options={runPeriods.map((each) => ({ value: each, label: texts.periods[each] }))}
          onChange={({ target }) => ask({ days: runPeriods.find((each) => each === target.value) })}
        />
        <SegmentedControl
          label={texts.which}
          options={Object.entries(texts.runFilters).map(([value, label]) => ({ value, label }))}
          value={state ?? 'all'}
          onChange={(next) => ask({ state: runFilters.find((each) => each === next) })}
        />
      </div>
      {!data ? (
        <BlockLoading label={texts.loading} height={240} />
      ) : data.length === 0 ? (
        <EmptyState title={rule || days || state ? texts.noSuchRuns : texts.noRuns} plain />
      ) : (
        <RunList runs={data} projects={projects} />
      )}
    </>
  );
}
