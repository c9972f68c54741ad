import type { Run } from '@cuadrilla/contract/rules/automations/runs';
import type { Vocabulary } from '@cuadrilla/contract/rules/automations/vocabulary';
import { Check, CircleDashed, CircleX, Minus, RotateCcw, Undo2, Zap } from 'lucide-react';
import { Button } from '../../../ui/controls/Button.tsx';
import { PlainLink } from '../../../ui/controls/PlainLink.tsx';
import { Moment } from '../../../ui/text/Time.tsx';
import { useRetryRun, useUndoRun } from '../rules.mutations.ts';
import { ruleTexts as texts } from '../rules.texts.ts';
import { sayAction } from '../sentence.ts';
import { DeliveryOf } from './DeliveryOf.tsx';
import styles from './RunList.module.css';

const icons = { done: Check, same: Minus, failed: CircleX, waiting: CircleDashed, toCome: CircleDashed };

interface Props {
  run: Run;
  project: Vocabulary;
}

/** What started a run, what each of its steps did, and what can be done about it now. */
export function RunSteps({ run, project }: Props) {
  const retry = useRetryRun();
  const undo = useUndoRun();
  const saying = { project, boardId: null, projects: [project] };
  const { Task, project_id: projectId } = run;
  const isUndoable = !run.undone && run.steps.some(({ events }) => events.length > 0);
  return (
    <div className={styles.steps}>
      <p>
        <Zap size={16} />
        <span>
          {texts.cause(run.actor?.name)}
          {run.depth > 1 && `. ${texts.chained(run.depth)}`}
        </span>
        <Moment at={run.at} />
      </p>
      <ol>
        {run.actions.map((action, index) => {
          const step = run.steps[index];
          const state = step?.state ?? 'toCome';
          const Icon = icons[state];
          return (
            // oxlint-disable-next-line no-array-index-key -- they have no other name than their place
            <li key={index} data-state={state}>
              <Icon size={16} />
              <span>
                {index + 1}. {sayAction(action, saying)}
                <small>{step?.error ?? (step ? texts.stepStates[step.state] : texts.toCome)}</small>
                {action.kind === 'webhook' && step && project.can_manage && (
                  <DeliveryOf run={run} step={index} />
                )}
              </span>
              {step && <Moment at={step.at} />}
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
