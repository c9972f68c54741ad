import type { Definition } from '@cuadrilla/contract/rules/automations/rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LevelGlyph } from '../../../ui/controls/LevelGlyph.tsx';
import { Moment } from '../../../ui/text/Time.tsx';
import { ruleQueries } from '../rules.queries.ts';
import { ruleTexts as texts } from '../rules.texts.ts';
import { sayAction } from '../sentence.ts';
import type { Saying } from '../words/slots.ts';
import styles from './Simulation.module.css';

interface Props {
  projectId: number;
  boardId: number | null;
  definition: Definition;
  saying: Saying;
}

const rest = 600;
const shown = 8;
const tallest = 36;

/** What the rule would have done lately, reckoned anew when nobody has typed for a moment. */
export function Simulation({ projectId, boardId, definition, saying }: Props) {
  const asked = useRested({ boardId, definition });
  const { data, isPlaceholderData, error } = useQuery(ruleQueries.simulation(projectId, asked));
  const most = Math.max(...(data?.days ?? []), 1);
  const isByHand = ['button', 'webhook'].includes(definition.trigger.kind);
  return (
    <section
      className={styles.simulation}
      aria-label={texts.simulation}
      data-old={isPlaceholderData || undefined}
      aria-busy={isPlaceholderData}
    >
      <h2>{error || !data ? texts.simulation : isByHand ? texts.byHand : texts.simulated(data.times)}</h2>
      <p className={styles.note}>{error ? texts.cannotSimulate : texts.simulatedNote}</p>
      {data && !error && (
        <>
          <div className={styles.days} role="img" aria-label={texts.perDay}>
            {data.days.map((count, index) => (
              <i
                // oxlint-disable-next-line no-array-index-key -- days are known by their place
                key={index}
                data-some={count > 0 || undefined}
                style={{ height: Math.max(2, (count / most) * tallest) }}
              />
            ))}
          </div>
          <ul>
            {data.items.slice(0, shown).map(({ at, seq, Task, steps }) => (
              <li key={`${at} ${seq ?? Task?.id}`} data-level={Task?.priority_id}>
                {Task && <LevelGlyph level={Task.priority_id} size={13} />}
                <b>{Task?.title ?? ''}</b>
                <Moment at={at} />
                <small>
                  {steps
                    .map((step, index) => {
                      const action = asked.definition.actions[index];
                      const said = action ? sayAction(action, saying) : '';
                      return step.same ? texts.nothingChanges(said) : said;
                    })
                    .join(', ')}
                </small>
              </li>
            ))}
          </ul>
          {data.times > shown && <p className={styles.note}>{texts.rest(data.times - shown)}</p>}
        </>
      )}
    </section>
  );
}

/** The last one that has stood for a moment. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(key) as Value), rest);
    return () => clearTimeout(timer);
  }, [key]);
  return rested;
}
