import type { RunState } from '@cuadrilla/contract/rules/automations/rules';
import { Check, CircleAlert, CircleDashed, Minus, OctagonPause } from 'lucide-react';
import { ruleTexts as texts } from '../rules.texts.ts';
import styles from './Rules.module.css';

const icons = {
  done: Check,
  same: Minus,
  failed: CircleAlert,
  stopped: OctagonPause,
  due: CircleDashed,
  waiting: CircleDashed,
};

/** Icon and word: never a colour alone. */
export function RunMark({ state, text = texts.states[state] }: { state: RunState; text?: string }) {
  const Icon = icons[state];
  return (
    <span className={styles.mark} data-state={state}>
      <Icon size={14} />
      {text}
    </span>
  );
}
