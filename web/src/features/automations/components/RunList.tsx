import type { Run } from '@cuadrilla/contract/automations/runs';
import type { Vocabulary } from '@cuadrilla/contract/automations/vocabulary';
import { RotateCcw, Undo2 } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { PlainLink } from '../../../ui/PlainLink.tsx';
import { Ago, Moment } from '../../../ui/Time.tsx';
import { useRetryRun, useUndoRun } from '../rules.mutations.ts';
import { ruleTexts as texts } from '../rules.texts.ts';
import { sayAction } from '../sentence.ts';
import { RunMark } from './RunMark.tsx';
import styles from './RunList.module.css';

interface Props {
  runs: readonly Run[];
  projects: readonly Vocabulary[];
}

/** What rules did: each opens into its steps. */
export const RunList = ({ runs, projects }: Props) => (
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
            </summary>
            {project && <Steps run={run} project={project} />}
          </details>
        </li>
      );
    })}
  </ul>
);

function Steps({ run, project }: { run: Run; project: Vocabulary }) {
  const retry = useRetryRun();
  const undo = useUndoRun();
  const saying = { project, boardId: null, projects: [project] };
  const { Task, project_id: projectId } = run;
  const isUndoable = !run.undone && run.steps.some(({ events }) => events.length > 0);
  return (
    <div className={styles.steps}>
      <p>
        {texts.cause(run.actor?.name)}
        {run.depth > 1 && `. ${texts.chained(run.depth)}`}
      </p>
      <ol>
        {run.actions.map((action, index) => {
          const step = run.steps[index];
          return (
            // oxlint-disable-next-line no-array-index-key -- they have no other name than their place
            <li key={index} data-state={step?.state}>
              <b>{sayAction(action, saying)}</b>
              <span>{step ? texts.stepStates[step.state] : texts.toCome}</span>
              {step && <Moment at={step.at} />}
              {step?.error && <small>{step.error}</small>}
            </li>
          );
        })}
      </ol>
      <div className={styles.tools}>
        {Task && (
          <PlainLink
            to="/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId"
            params={{ projectId, boardId: Task.board_id, taskId: Task.id }}
            search={{ tab: 'activity' }}
          >
            #{Task.number} {Task.title}
          </PlainLink>
        )}
        {project.can_manage && run.state === 'failed' && (
          <Button size="small" icon={<RotateCcw size={15} />} onClick={() => retry.mutate(run)}>
            {texts.retry}
          </Button>
        )}
        {project.can_manage && isUndoable && (
          <Button size="small" icon={<Undo2 size={15} />} onClick={() => undo.mutate(run)}>
            {texts.undo}
          </Button>
        )}
        {run.undone && <span>{texts.isUndone}</span>}
      </div>
    </div>
  );
}
