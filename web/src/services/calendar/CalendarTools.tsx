import type { CalendarPlace } from '@cuadrilla/contract/views/calendar';
import type { TaskFilter } from '@cuadrilla/contract/tasks/task-fields';
import { ChevronDown, Palette, Plus } from 'lucide-react';
import { Identicon } from '../../features/projects/components/Identicon.tsx';
import { calendarColours, type CalendarColour } from '../../features/tasks/calendar/calendar-context.ts';
import { calendarViews, type CalendarView } from '../../features/tasks/calendar/calendar-days.ts';
import { calendarTexts as texts } from '../../features/tasks/calendar/calendar.texts.ts';
import { FilterMenu } from '../../features/tasks/parts/filter/FilterMenu.tsx';
import type { FilterChange, FilterGroup } from '../../features/tasks/data/task-filter.ts';
import { taskTexts } from '../../features/tasks/data/tasks.texts.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import { GuardedButton } from '../../ui/controls/GuardedButton.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Menu, MenuChoice } from '../../ui/layers/Menu.tsx';
import { PopoverButton } from '../../ui/layers/PopoverButton.tsx';
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx';
import styles from './CalendarHead.module.css';

interface Props {
  /** On a phone, where there is no room for it beside the title. */
  onToday: () => void;
  view: CalendarView;
  onView: (view: CalendarView) => void;
  colour: CalendarColour;
  onColour: (colour: CalendarColour) => void;
  /** Where there are several to choose from. */
  projects?: {
    all: readonly CalendarPlace[];
    chosen: string | undefined;
    onChoose: (ids: string | undefined) => void;
  };
  filtering?: { filter: TaskFilter; groups: FilterGroup[]; onChange: (change: FilterChange) => void };
  /** Why nothing can be created, if so. */
  unavailable: string | false;
  /** Where the page has no button of its own for it. */
  onCreate?: (anchor: HTMLElement) => void;
}

const views = calendarViews.map((value) => ({ value, label: texts.views[value] }));
const colours = calendarColours.map((value) => ({ value, label: texts.colour[value] }));

export const CalendarTools = ({
  onToday,
  view,
  onView,
  colour,
  onColour,
  projects,
  filtering,
  unavailable,
  onCreate,
}: Props) => (
  <div className={styles.tools}>
    <Button className={styles.phoneToday} onClick={onToday}>
      {texts.today}
    </Button>
    {projects && <ProjectsButton {...projects} />}
    {filtering && <FilterMenu {...filtering} onIntent={() => undefined} />}
    <Menu
      align="start"
      trigger={
        <IconButton label={`${texts.colours}: ${texts.colour[colour]}`} className={styles.step}>
          <Palette size={18} />
        </IconButton>
      }
    >
      <MenuChoice label={texts.colours} value={colour} options={colours} onChange={onColour} />
    </Menu>
    <div className={styles.views}>
      <SegmentedControl label={texts.view} options={views} value={view} onChange={onView} />
    </div>
    {onCreate && (
      <GuardedButton
        look="primary"
        icon={<Plus size={18} />}
        aria-label={taskTexts.create}
        unavailable={unavailable}
        onClick={({ currentTarget }) => onCreate(currentTarget)}
      >
        <span className={styles.word}>{taskTexts.create}</span>
      </GuardedButton>
    )}
  </div>
);

function ProjectsButton({ all, chosen, onChoose }: NonNullable<Props['projects']>) {
  const ids = chosen?.split(',').map(Number) ?? [];
  const only = ids.length === 1 ? all.find(({ id }) => id === ids[0]) : undefined;
  const toggle = (id: number) => {
    const next = ids.includes(id)
      ? ids.filter((each) => each !== id)
      : [...ids, id].toSorted((a, b) => a - b);
    onChoose(next.length > 0 ? next.join(',') : undefined);
  };
  return (
    <PopoverButton
      label={texts.projects}
      className={styles.choices}
      button={
        <Button className={styles.projects} icon={only && <Identicon id={only.id} size={18} />}>
          <span className={styles.name}>
            {only?.name ?? (ids.length === 0 ? texts.allProjects : texts.someProjects(ids.length))}
          </span>
          <ChevronDown size={16} />
        </Button>
      }
    >
      <label className={styles.choice}>
        <Checkbox checked={ids.length === 0} onChange={() => onChoose(undefined)} />
        {texts.allProjects}
      </label>
      {all.map(({ id, name }) => (
        <label key={id} className={styles.choice}>
          <Checkbox checked={ids.includes(id)} onChange={() => toggle(id)} />
          <Identicon id={id} size={20} />
          <span className={styles.name}>{name}</span>
        </label>
      ))}
    </PopoverButton>
  );
}
