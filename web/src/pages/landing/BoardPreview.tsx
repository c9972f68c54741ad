import {
  Calendar,
  ChartNoAxesColumn,
  CircleAlert,
  FolderKanban,
  House,
  LayoutDashboard,
  MessageSquare,
  Users,
} from 'lucide-react';
import { PriorityChip } from '../../features/tasks/parts/card/PriorityChip.tsx';
import { Avatar } from '../../ui/controls/Avatar.tsx';
import { Logo } from '../../ui/page/Logo.tsx';
import styles from './BoardPreview.module.css';
import { Crew } from './Crew.tsx';
import { landingTexts } from './landing.texts.ts';
import { people } from './people.texts.ts';
import { sampleColumns, type SampleTask } from './sample-board.texts.ts';

const texts = landingTexts.board;
const icons = [House, LayoutDashboard, FolderKanban, Users, Calendar, ChartNoAxesColumn];

/** A board as it looks inside, drawn with the product's own parts. One picture for a screen reader. */
export const BoardPreview = () => (
  <div className={styles.frame} role="img" aria-label={texts.picture} inert>
    <div className={styles.side}>
      <Logo size={20} />
      {icons.map((Icon, index) => (
        <span key={texts.places[index]} className={styles.place} data-here={index === 2 || undefined}>
          <Icon size={16} />
          {texts.places[index]}
        </span>
      ))}
    </div>
    <div className={styles.main}>
      <div className={styles.head}>
        <b className={styles.name}>{texts.name}</b>
        <Crew size={24} />
      </div>
      <div className={styles.columns}>
        {sampleColumns.map((column) => (
          <div key={column.name} className={styles.column}>
            <b className={styles.columnName}>
              {column.name} <span>{column.count}</span>
            </b>
            {column.tasks.map((task) => (
              <SampleCard key={task.title} task={task} />
            ))}
          </div>
        ))}
      </div>
    </div>
  </div>
);

const SampleCard = ({ task }: { task: SampleTask }) => (
  <div
    className={styles.card}
    data-mark={task.mark}
    data-hue={task.mark === 'edited' ? 'violeta' : undefined}
  >
    {task.mark === 'edited' && <span className={styles.tag}>{texts.here}</span>}
    <PriorityChip priority={task.priority} />
    <b className={styles.title}>{task.title}</b>
    <div className={styles.meta}>
      <span className={styles.date}>
        {task.mark === 'late' ? <CircleAlert size={14} /> : <Calendar size={14} />}
        {task.date}
      </span>
      <span>
        <MessageSquare size={14} />
        {task.comments}
      </span>
      <Avatar person={people[task.assignee]} size={24} decorative />
    </div>
  </div>
);
