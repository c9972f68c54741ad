import { priorities } from '@cuadrilla/contract/tasks/tasks';
import { fullName } from '../../../../lib/people.ts';
import { teamsOfTexts } from '../../../../lib/teams-of-people.texts.ts';
import { teamsOf } from '../../../../lib/teams-of-people.ts';
import { UsersRound } from 'lucide-react';
import { Avatar } from '../../../../ui/controls/Avatar.tsx';
import { LevelGlyph } from '../../../../ui/controls/LevelGlyph.tsx';
import { MenuAt, MenuChoice, MenuGroup, MenuSeparator } from '../../../../ui/layers/Menu.tsx';
import { fieldTexts } from '../../data/field.texts.ts';
import { type DateField, isDateField, type BulkField } from '../../data/task-fields.tsx';
import { DatePopover } from './DatePopover.tsx';
import styles from './FieldMenu.module.css';
import { type FieldSources, type FieldValues, type EligiblePerson, valueOf } from '../../data/field-edits.ts';

/** Which field is being changed, of which tasks, and where it was asked for. */
export interface OpenField {
  field: BulkField;
  tasks: readonly FieldValues[];
  anchor: HTMLElement;
}

interface Props extends OpenField {
  sources: FieldSources;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** The one editor of all rows, and of the selection. */
export function FieldMenu({ field, tasks, anchor, sources, onChoose, onClose }: Props) {
  const values = new Set(tasks.map((task) => valueOf(task, field)));
  const shared = values.size === 1 ? ([...values][0] ?? '') : isDateField(field) ? '' : 'several';
  if (isDateField(field)) return <DatePopover {...{ field, anchor, onChoose, onClose }} date={shared} />;
  const { label } = fieldTexts[field];
  return (
    <MenuAt
      label={label}
      anchor={anchor}
      align="start"
      onClose={onClose}
      onLeave={() => anchor.focus({ preventScroll: true })}
    >
      {field === 'assignedTo' && <Teams people={sources.people} value={shared} onChoose={onChoose} />}
      <MenuChoice label={label} value={shared} options={optionsOf(field, sources)} onChange={onChoose} />
    </MenuAt>
  );
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

function optionsOf(field: Exclude<BulkField, DateField>, { columns, people, labels, boards }: FieldSources) {
  if (field === 'priorityId')
    return priorities.map(({ id, name }) => ({
      value: String(id),
      label: name,
      icon: (
        <span className={styles.level} data-level={id}>
          <LevelGlyph level={id} size={14} />
        </span>
      ),
    }));
  if (field === 'columnId') return named(columns);
  if (field === 'boardId') return named(boards);
  if (field === 'labelId') return [{ value: '', label: fieldTexts.labelId.none ?? '' }, ...named(labels)];
  // Whoever is responsible can only be replaced: a task that has somebody may not lose them.
  return people.map(personOption);
}

const personOption = (person: EligiblePerson) => ({
  value: String(person.id),
  label: fullName(person),
  icon: <Avatar person={{ id: person.id, name: fullName(person) }} size={22} decorative />,
});
