import { taskEdit } from '@cuadrilla/contract/tasks/task-payloads';
import { describe, expect, it } from 'vitest';
import { sparingUntouched } from './untouched.ts';

const before = {
  title: 'Carpas',
  description: '',
  startDate: null,
  dueDate: '2031-05-20',
  repeat: null,
  priorityId: 2,
  estimate: null,
  assignedTo: undefined as unknown as number,
  labelId: null,
  boardId: 3,
  columnId: 10,
};
const messages = async (values: typeof before) => {
  const outcome = await sparingUntouched(taskEdit, before)['~standard'].validate(values);
  return outcome.issues ? outcome.issues.map(({ message }) => message) : outcome.value;
};

describe('a form in which something was missing before', () => {
  it('saves what was touched, and nothing else', async () => {
    expect(await messages({ ...before, priorityId: 3 })).toEqual({ priorityId: 3 });
  });

  it('tells everything that is wrong once something touched is', async () => {
    expect(await messages({ ...before, title: ' ' })).toEqual([
      'El título es obligatorio',
      'La descripción es obligatoria',
      'El responsable es obligatorio',
    ]);
  });

  it('tells what is missing where nothing was touched', async () => {
    expect(await messages(before)).toEqual([
      'La descripción es obligatoria',
      'El responsable es obligatorio',
    ]);
  });

  it('with nothing missing has the whole for its outcome', async () => {
    const whole = { ...before, description: 'Dos', assignedTo: 7 };
    expect(await messages(whole)).toMatchObject({ title: 'Carpas', description: 'Dos', assignedTo: 7 });
  });
});
