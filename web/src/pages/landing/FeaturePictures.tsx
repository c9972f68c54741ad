import { BookOpen, Braces, CodeXml, Database } from 'lucide-react';
import { PriorityChip } from '../../features/tasks/parts/card/PriorityChip.tsx';
import { Avatar } from '../../ui/controls/Avatar.tsx';
import { Tile, type TileSpec } from '../../ui/page/Tile.tsx';
import { Crew } from './Crew.tsx';
import styles from './FeaturePictures.module.css';
import { landingTexts as texts } from './landing.texts.ts';
import { people } from './people.texts.ts';
import { sampleList } from './sample-board.texts.ts';

export const TasksPicture = () => (
  <div className={styles.sheet}>
    {sampleList.map((task) => (
      <div key={task.title} className={styles.row}>
        <span className={styles.chip}>
          <PriorityChip priority={task.priority} />
        </span>
        <span className={styles.name}>{task.title}</span>
        <span className={styles.date}>{task.date}</span>
        <Avatar person={people[task.assignee]} size={24} decorative />
      </div>
    ))}
  </div>
);

export const TeamPicture = () => (
  <div className={styles.talk}>
    <div className={styles.question}>
      <Avatar person={people.bruno} size={36} decorative />
      <p className={styles.bubble}>{texts.team.question}</p>
    </div>
    <div className={styles.answer}>
      <p className={styles.bubble}>{texts.team.answer}</p>
      <Avatar person={people.sofia} size={36} decorative />
    </div>
    <div className={styles.others}>
      <Crew size={28} />
      {texts.team.others}
    </div>
  </div>
);

/** Created and done in each of seven weeks, as heights. */
const weeks = [
  [51, 73],
  [68, 56],
  [62, 84],
  [79, 73],
  [56, 90],
  [73, 101],
  [62, 107],
] as const;

export const ReportsPicture = () => (
  <div className={styles.sheet} data-chart>
    <p className={styles.small}>{texts.reports.chart}</p>
    <p className={styles.finding}>{texts.reports.finding}</p>
    <svg viewBox="0 0 460 118" width="100%">
      {weeks.map(([created, done], week) => (
        <g key={week} transform={`translate(${8 + 66 * week})`}>
          <rect y={124 - created} width="22" height={created} rx="3" fill="var(--c-mute)" />
          <rect x="25" y={124 - done} width="22" height={done} rx="3" fill="var(--c-1)" />
        </g>
      ))}
    </svg>
  </div>
);

const { integrations } = texts;
const ways = [
  { label: integrations.api, Icon: CodeXml },
  { tile: ['leaf', 2, 1] },
  { label: integrations.openApi, Icon: BookOpen },
  { tile: ['circle', 3, 1] },
  { tile: ['quarterSE', 4, 1] },
  { label: integrations.json, Icon: Braces },
  { tile: ['arch', 2, 1] },
  { label: integrations.database, Icon: Database },
] satisfies ({ label: string; Icon: typeof Database } | { tile: TileSpec })[];

export const IntegrationsPicture = () => (
  <div className={styles.ways}>
    {ways.map((way) =>
      way.tile ? (
        <div key={way.tile[0]} className={styles.tile}>
          <Tile spec={way.tile} />
        </div>
      ) : (
        <div key={way.label} className={styles.way}>
          <way.Icon size={24} />
          {way.label}
        </div>
      ),
    )}
  </div>
);
