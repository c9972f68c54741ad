import type { Rule } from '@cuadrilla/contract/rules/automations/rules';
import { MoreHorizontal, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Menu } from '../../../ui/layers/Menu.tsx';
import { Ago } from '../../../ui/text/Time.tsx';
import { ruleTexts as texts } from '../rules.texts.ts';
import { plainSentence, type Said } from '../sentence.ts';
import { RunMark } from './RunMark.tsx';
import { Switch } from '../../../ui/controls/Switch.tsx';
import styles from './Rules.module.css';
import { Sentence } from './Sentence.tsx';

interface Props {
  rule: Rule;
  said: readonly Said[];
  /** Its project and board. */
  place: ReactNode;
  problems: readonly string[];
  mayManage: boolean;
  onTurn: (on: boolean) => void;
  /** What its menu offers. */
  menu: ReactNode;
}

export function RuleRow({ rule, said, place, problems, mayManage, onTurn, menu }: Props) {
  const { enabled, paused, lastRun, week } = rule;
  const sentence = plainSentence(said);
  return (
    <li className={styles.rule} data-off={!enabled || undefined}>
      <Switch
        aria-label={texts.turn(sentence)}
        checked={enabled}
        disabled={!mayManage}
        onChange={({ target }) => onTurn(target.checked)}
      />
      <div>
        <Sentence said={said} />
        <p className={styles.place}>{place}</p>
        {[...(paused ? [texts.pauses[paused]] : []), ...problems].map((text) => (
          <p key={text} className={styles.warning}>
            <TriangleAlert size={15} />
            {text}
          </p>
        ))}
      </div>
      <p className={styles.last}>
        {lastRun ? (
          <>
            <Ago at={lastRun.at} />
            <RunMark state={lastRun.state} />
          </>
        ) : (
          texts.never
        )}
      </p>
      <WeekStrip week={week} />
      {mayManage && (
        <Menu
          trigger={
            <IconButton label={texts.more(sentence)} size="small" className={styles.more}>
              <MoreHorizontal size={18} />
            </IconButton>
          }
        >
          {menu}
        </Menu>
      )}
    </li>
  );
}

const tallest = 22;

/** Today last, and the sum beside it. */
function WeekStrip({ week }: { week: readonly number[] }) {
  const total = week.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...week, 1);
  return (
    <p className={styles.week} role="img" aria-label={texts.week(total)}>
      <span className={styles.bars}>
        {week.map((count, index) => (
          // oxlint-disable-next-line no-array-index-key -- days are known by their place
          <i key={index} style={{ height: Math.max(2, (count / most) * tallest) }} />
        ))}
      </span>
      {total}
    </p>
  );
}
