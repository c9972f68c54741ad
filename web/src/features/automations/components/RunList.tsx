import type { Run } from '@cuadrilla/contract/rules/automations/runs';
import type { Vocabulary } from '@cuadrilla/contract/rules/automations/vocabulary';
import { ChevronRight } from 'lucide-react';
import { Ago } from '../../../ui/text/Time.tsx';
import { ruleTexts as texts } from '../rules.texts.ts';
import { RunMark } from './RunMark.tsx';
import { RunSteps } from './RunSteps.tsx';
import styles from './RunList.module.css';

interface Props {
  runs: readonly Run[];
  projects: readonly Vocabulary[];
}

/** What rules did: each opens into its steps. */
export const RunList = ({ runs, projects }: Props) => (
  <>
    <p className={styles.head} aria-hidden="true">
      <span>{texts.columns.when}</span>
      <span>{texts.columns.rule}</span>
      <span>{texts.columns.task}</span>
      <span>{texts.columns.result}</span>
    </p>
    <ul className={styles.runs}>
      {runs.map((run) => {
        const project = projects.find(({ id }) => id === run.project_id);
        return (
          <li key={`${run.project_id} ${run.id}`}>
            <details>
              <summary>
                <Ago at={run.at} />
                <b>{run.name}</b>
                <span className={styles.task}>{run.Task?.title}</span>
                <RunMark
                  state={run.state}
                  {...(run.state === 'failed' && { text: texts.failedStep(run.steps.length) })}
                />
                <ChevronRight size={16} className={styles.chevron} />
              </summary>
              {project && <RunSteps run={run} project={project} />}
            </details>
          </li>
        );
      })}
    </ul>
  </>
);
