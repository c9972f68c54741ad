import type { ProjectTemplate } from '@cuadrilla/contract/carry/project-templates/project-templates';
import { templateTexts as texts } from '../project-templates.texts.ts';
import styles from './StageBars.module.css';

const most = 4;

/** Its stages on a scale that is the same for all: from its first day to its last. */
export const StageBars = ({ template: { stages, days } }: { template: ProjectTemplate }) => (
  <div className={styles.stages} role="img" aria-label={texts.stages(stages.map(({ name }) => name))}>
    {stages.slice(0, most).map(({ name, from, to }) => (
      <div key={name} className={styles.stage}>
        <span className={styles.name}>{name}</span>
        <span className={styles.track}>
          <span
            className={styles.bar}
            style={{ left: `${(100 * (from - 1)) / days}%`, width: `${(100 * (to - from + 1)) / days}%` }}
          />
        </span>
      </div>
    ))}
  </div>
);
