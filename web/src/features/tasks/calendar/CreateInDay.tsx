import { type NewTask, newTaskForm } from '@cuadrilla/contract/tasks/task-payloads';
import { priorities, type PriorityId } from '@cuadrilla/contract/tasks/tasks';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { BoardPlace } from '../../../lib/board-place.ts';
import { useSchemaForm } from '../../../lib/forms.ts';
import { fullName } from '../../../lib/people.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { useTypedOnScreen } from '../../../lib/typed-on-screen.ts';
import { useDraftBox, useKeptDraft } from '../../../lib/use-draft.ts';
import { inTeams } from '../../../lib/teams-of-people.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { LevelGlyph } from '../../../ui/controls/LevelGlyph.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TimeField } from '../../../ui/fields/TimeField.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { joinDate } from '../data/due-date.ts';
import { fieldTexts } from '../data/field.texts.ts';
import { taskTexts } from '../data/tasks.texts.ts';
import { createInCalendar } from './calendar-actions.ts';
import { calendarTexts as texts } from './calendar.texts.ts';
import { useShowDraft } from './CalendarDraft.tsx';
import styles from './CreateInDay.module.css';
import type { Span } from '../data/task-span.ts';

export interface BoardChoice extends BoardPlace {
  name: string;
  project: string;
  /** The first one, where new tasks begin. */
  columnId: number;
}

interface PersonChoice {
  id: number;
  first_name: string;
  last_name: string;
  time_zone: string;
  teams: readonly { id: number; name: string }[];
}

interface Props {
  span: Span;
  boards: readonly BoardChoice[];
  board: BoardChoice;
  onBoard: (boardId: number) => void;
  people: readonly PersonChoice[];
  userId: number;
  /** The whole form, with all that was typed here. */
  moreOptions: (place: BoardPlace, typed: Partial<NewTask>) => ReactNode;
  onDone: (created?: string) => void;
}

/** A title and Enter are enough. Closed, it keeps what was typed. */
export function CreateInDay({ span, boards, board, onBoard, people, userId, moreOptions, onDone }: Props) {
  const client = useQueryClient();
  const zone = useTimeZone();
  const store = useDraftBox<{ title: string }>('calendar-task');
  const [found] = useState(() => store.take()?.value.title ?? '');
  const [time, setTime] = useState(span.time ?? '');
  const form = useSchemaForm(newTaskForm, {
    title: found,
    priorityId: 2,
    assignedTo: userId,
    dueDate: span.last,
    startDate: span.first === span.last ? undefined : span.first,
  });
  const [title, priorityId, assignedTo] = form.watch(['title', 'priorityId', 'assignedTo']);
  useTypedOnScreen({ title });
  useShowDraft(span, title);
  useKeptDraft(store, title.trim() === '' ? undefined : { title });
  const dueDate = joinDate(span.last, time, zone);
  const submit = form.handleSubmit((typed) => {
    const body = { ...typed, dueDate };
    const assignee = people.find(({ id }) => id === body.assignedTo) ?? null;
    const accepted = createInCalendar(client, board, board.columnId, body, { assignee, timeZone: zone });
    void store.keepSent({ title: body.title }, accepted, (now) => ({ title: now?.title ?? body.title }));
    onDone(texts.created(body.title, span));
  });
  const choices = boards.map(({ boardId, name, project }) => ({
    value: boardId,
    label: `${name} · ${project}`,
  }));
  return (
    <Form onSubmit={(event) => void submit(event)} aria-label={texts.createOn(span.last)}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{texts.spanTitle(span)}</h2>
        <IconButton size="small" label={uiTexts.close} onClick={() => onDone()}>
          <X size={18} />
        </IconButton>
      </div>
      <TextField {...form.field('title')} label={fieldTexts.title.label} autoComplete="off" autoFocus />
      <PriorityRadios
        chosen={priorityId as PriorityId}
        onChange={(chosen) => form.setValue('priorityId', chosen)}
      />
      <div className={styles.two}>
        <SelectField
          label={fieldTexts.assignedTo.label}
          value={assignedTo ?? ''}
          placeholder={fieldTexts.assignedTo.none ?? ''}
          options={inTeams(
            people.map((person) => ({ value: person.id, label: fullName(person), teams: person.teams })),
          )}
          onChange={({ target }) => form.setValue('assignedTo', target.value ? Number(target.value) : null)}
        />
        <TimeField label={texts.time} note={uiTexts.optional} value={time} onChange={setTime} />
      </div>
      <SelectField
        label={texts.board}
        value={board.boardId}
        options={choices}
        onChange={({ target }) => onBoard(Number(target.value))}
      />
      <div className={styles.actions}>
        {moreOptions(board, {
          title,
          priorityId,
          assignedTo,
          dueDate,
          startDate: form.getValues('startDate'),
        })}
        <Button onClick={() => onDone()}>{taskTexts.cancel}</Button>
        <Button type="submit" look="primary">
          {taskTexts.create}
        </Button>
      </div>
    </Form>
  );
}

interface RadiosProps {
  chosen: PriorityId;
  onChange: (chosen: PriorityId) => void;
}

const PriorityRadios = ({ chosen, onChange }: RadiosProps) => (
  <fieldset className={styles.priorities}>
    <legend className={styles.legend}>{fieldTexts.priorityId.label}</legend>
    {priorities.map(({ id, name }) => (
      <label key={id} className={styles.priority} data-level={id}>
        <input
          type="radio"
          name="priority"
          className={styles.radio}
          checked={id === chosen}
          onChange={() => onChange(id)}
        />
        <LevelGlyph level={id} />
        {name}
      </label>
    ))}
  </fieldset>
);
