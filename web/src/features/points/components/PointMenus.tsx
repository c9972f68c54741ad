import type { NamedPerson } from '@cuadrilla/contract/kernel/fields';
import type { Point } from '@cuadrilla/contract/tasks/points';
import { ArrowDown, ArrowUp, CalendarDays, Pencil, SquareCheckBig, Trash2, UserRound } from 'lucide-react';
import { useRef } from 'react';
import { Avatar } from '../../../ui/controls/Avatar.tsx';
import { DayChooser } from '../../../ui/fields/DayChooser.tsx';
import { MenuAt, MenuChoice, MenuGroup, MenuItem, MenuSeparator } from '../../../ui/layers/Menu.tsx';
import { PopoverAt } from '../../../ui/layers/PopoverAt.tsx';
import type { PointEdit } from '../points.mutations.ts';
import { pointTexts as texts } from '../points.texts.ts';
import type { PointMenu } from './PointRow.tsx';

/** Which menu is open, and where it was asked for. */
export interface OpenMenu {
  menu: PointMenu;
  pointId: number;
  anchor: HTMLElement;
}

interface Props extends Omit<OpenMenu, 'pointId'> {
  point: Point;
  people: readonly NamedPerson[];
  onChange: (edit: PointEdit) => void;
  onEdit: () => void;
  /** Undefined at that end of the list. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onTask: () => void;
  onRemove: () => void;
  onDay: () => void;
  onClose: () => void;
}

/** The menus of all points: only one is open. */
export function PointMenus(props: Props) {
  const { menu, anchor, point, onChange, onClose } = props;
  const back = () => anchor.focus({ preventScroll: true });
  if (menu === 'options') return <OptionsMenu {...props} onBack={back} />;
  if (menu === 'person')
    return (
      <MenuAt label={texts.person} anchor={anchor} onClose={onClose} onLeave={back}>
        <PersonChoice {...props} />
      </MenuAt>
    );
  const choose = (dueDay: string | null) => {
    onChange({ dueDay });
    onClose();
  };
  return (
    <PopoverAt label={texts.day} anchor={anchor} onClose={onClose}>
      <DayChooser
        day={point.due_day ?? ''}
        onChoose={choose}
        onClear={() => choose(null)}
        autoFocus={false}
      />
    </PopoverAt>
  );
}

function OptionsMenu(props: Props & { onBack: () => void }) {
  const { anchor, onEdit, onUp, onDown, onTask, onRemove, onDay, onClose, onBack } = props;
  /** What was chosen goes on elsewhere, and takes the focus there. */
  const next = useRef<() => void>(undefined);
  const then = (work: () => void) => () => {
    next.current = work;
  };
  return (
    <MenuAt
      label={texts.options(props.point.content)}
      anchor={anchor}
      onClose={() => (next.current ?? onClose)()}
      onLeave={() => next.current ?? onBack()}
    >
      <MenuItem icon={<Pencil size={16} />} onSelect={then(onEdit)}>
        {texts.rename}
      </MenuItem>
      <MenuItem icon={<CalendarDays size={16} />} onSelect={then(onDay)}>
        {texts.day}
      </MenuItem>
      <MenuGroup icon={<UserRound size={16} />} label={texts.person}>
        <PersonChoice {...props} />
      </MenuGroup>
      {onUp && (
        <MenuItem icon={<ArrowUp size={16} />} onSelect={onUp}>
          {texts.up}
        </MenuItem>
      )}
      {onDown && (
        <MenuItem icon={<ArrowDown size={16} />} onSelect={onDown}>
          {texts.down}
        </MenuItem>
      )}
      <MenuItem icon={<SquareCheckBig size={16} />} onSelect={then(onTask)}>
        {texts.toTask}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 size={16} />} danger onSelect={then(onRemove)}>
        {texts.remove}
      </MenuItem>
    </MenuAt>
  );
}

const nobody = '';

const PersonChoice = ({ point, people, onChange }: Pick<Props, 'point' | 'people' | 'onChange'>) => (
  <MenuChoice
    label={texts.person}
    value={point.assigned_to === null ? nobody : String(point.assigned_to)}
    options={[
      { value: nobody, label: texts.nobody },
      ...people.map((person) => ({
        value: String(person.id),
        label: person.name,
        icon: <Avatar person={person} size={22} decorative />,
      })),
    ]}
    onChange={(chosen) => onChange({ assignedTo: people.find(({ id }) => String(id) === chosen) ?? null })}
  />
);
