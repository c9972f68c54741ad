import type { FieldKind } from '@cuadrilla/contract/tasks/field-kinds';
import { priorities } from '@cuadrilla/contract/tasks/tasks';
import { fullName } from '../../../../lib/people.ts';
import { teamsOfTexts } from '../../../../lib/teams-of-people.texts.ts';
import { teamsOf } from '../../../../lib/teams-of-people.ts';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../ui/controls/Avatar.tsx';
import { LevelGlyph } from '../../../../ui/controls/LevelGlyph.tsx';
import { MenuAt, MenuChoice, MenuGroup, MenuSeparator } from '../../../../ui/layers/Menu.tsx';
import { fieldTexts } from '../../data/field.texts.ts';
import { type DateField, kindOf, type PropertyField, sourceOf } from '../../data/task-fields.tsx';
import { DatePopover } from './DatePopover.tsx';
import { TextPopover } from './TextPopover.tsx';
import styles from './FieldMenu.module.css';
import { type FieldSources, type FieldValues, type EligiblePerson, valueOf } from '../../data/field-edits.ts';

/** Which field is being changed, of which tasks, and where it was asked for. */
export interface OpenField {
  field: PropertyField;
  tasks: readonly FieldValues[];
  anchor: HTMLElement;
}

interface Props extends OpenField {
  /** Who has the focus afterwards, where it is not the button. */
  home?: HTMLElement | undefined;
  /** Nobody is responsible yet: it may stay so. */
  mayBeEmpty?: boolean;
  sources: FieldSources;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** What all have that are changed; nothing where they differ. */
interface Shared extends Props {
  shared: string | undefined;
}

const ofDate = ({ field, shared = '', ...props }: Shared) => (
  <DatePopover {...props} field={field as DateField} date={shared} />
);

const ofTyped = ({ shared = '', ...props }: Shared) => <TextPopover {...props} value={shared} />;

function OfList(props: Shared) {
  const { field, anchor, home = anchor, sources, onChoose, onClose, shared = 'several' } = props;
  const { label } = fieldTexts[field];
  return (
    <MenuAt
      label={label}
      anchor={anchor}
      align="start"
      onClose={onClose}
      onLeave={() => home.focus({ preventScroll: true })}
    >
      {kindOf(field) === 'person' && <Teams people={sources.people} value={shared} onChoose={onChoose} />}
      <MenuChoice label={label} value={shared} options={optionsOf(props)} onChange={onChoose} />
    </MenuAt>
  );
}

const menus: Record<FieldKind, (props: Shared) => ReactNode> = {
  date: ofDate,
  text: ofTyped,
  link: ofTyped,
  number: ofTyped,
  repeat: ofTyped,
  choice: OfList,
  person: OfList,
  choices: OfList,
  people: OfList,
  flag: OfList,
};

/** The one editor of all rows, and of the selection. */
export function FieldMenu(props: Props) {
  const values = new Set(props.tasks.map((task) => valueOf(task, props.field)));
  const Menu = menus[kindOf(props.field)];
  return <Menu {...props} shared={values.size === 1 ? [...values][0] : undefined} />;
}

interface TeamsProps {
  people: readonly EligiblePerson[];
  value: string;
  onChoose: (value: string) => void;
}

/** Each team has its own people behind its name. */
function Teams({ people, value, onChoose }: TeamsProps) {
  const teams = teamsOf(people);
  if (teams.length === 0) return null;
  return (
    <>
      {teams.map(({ id, name, people: own }) => (
        <MenuGroup key={id} label={teamsOfTexts.named(name)} typed={name} icon={<UsersRound size={16} />}>
          <MenuChoice label={name} value={value} options={own.map(personOption)} onChange={onChoose} />
        </MenuGroup>
      ))}
      <MenuSeparator />
    </>
  );
}

const named = (list: readonly { id: number; name: string }[] = []) =>
  list.map(({ id, name }) => ({ value: String(id), label: name }));

const levelOptions = (levels: FieldSources['levels'] = priorities) =>
  levels.map(({ id, name }) => ({
    value: String(id),
    label: name,
    icon: (
      <span className={styles.level} data-level={id}>
        <LevelGlyph level={id} size={14} />
      </span>
    ),
  }));

function optionsOf({ field, sources, mayBeEmpty = false }: Shared) {
  const source = sourceOf(field);
  if (source === 'priorities') return levelOptions(sources.levels);
  // Whoever is responsible can only be replaced: a task that has somebody may not lose them.
  const { none } = fieldTexts[field];
  if (source === 'people' && !mayBeEmpty) return sources.people.map(personOption);
  const options = source === 'people' ? sources.people.map(personOption) : named(sources[source]);
  return none === undefined ? options : [{ value: '', label: none }, ...options];
}

const personOption = (person: EligiblePerson) => ({
  value: String(person.id),
  label: fullName(person),
  icon: <Avatar person={{ id: person.id, name: fullName(person) }} size={22} decorative />,
});
