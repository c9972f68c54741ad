import { fold } from '../../kernel/fold.ts';
import type { Action, Assignee, Recipient } from './actions.ts';
import type { Condition } from './conditions.ts';
import type { Definition } from './rules.ts';
import { isByNobody, isWithoutTask, type Trigger } from './triggers.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What is wrong with a rule, each with the part that it is about. */
export interface Problem {
  part: 'scope' | 'trigger' | `condition ${number}` | `action ${number}`;
  text: string;
}

interface Scope {
  boardId: number | null;
  definition: Definition;
}

/** That it names what is no more, or that it can never come to what it says. All projects of its owner may be named. */
export function checkRule(
  { boardId, definition }: Scope,
  project: Vocabulary,
  others: readonly Vocabulary[] = [],
): Problem[] {
  const { trigger, conditions, actions } = definition;
  const boards = project.boards.filter(({ id }) => boardId === null || id === boardId);
  const names = namesOf(project, boards, others);
  const problems: Problem[] = [];
  const add = (part: Problem['part'], texts: readonly (string | false | undefined)[]): void => {
    for (const text of texts) if (text) problems.push({ part, text });
  };
  if (boardId !== null && boards.length === 0) add('scope', ['El tablero ya no está']);
  add('trigger', wrongTrigger(trigger, names));
  conditions.list.forEach((each, index) => add(`condition ${index}`, wrongCondition(each, names, trigger)));
  if (conditions.match === 'all' && isContradiction(conditions.list))
    add(`condition ${conditions.list.length - 1}`, ['Estas condiciones nunca se cumplen a la vez']);
  actions.forEach((each, index) => add(`action ${index}`, wrongAction(each, names, trigger)));
  if (actions.at(-1)?.kind === 'wait')
    add(`action ${actions.length - 1}`, ['Después de esperar falta decir qué hacer']);
  return problems;
}

type Names = ReturnType<typeof namesOf>;

const has = (list: readonly { id: number }[]) => (id: number) => list.some((each) => each.id === id);

function namesOf(project: Vocabulary, boards: Vocabulary['boards'], others: readonly Vocabulary[]) {
  const columns = new Set(boards.flatMap((board) => board.columns.map(({ name }) => fold(name))));
  const kinds = boards.flatMap((board) => board.columns.map(({ kind }) => kind));
  const goneColumn = (name: string | null) =>
    name !== null && !columns.has(fold(name)) && `No hay ninguna columna «${name}»`;
  const isPerson = has(project.people);
  const gonePerson = (id: number | null | undefined) =>
    typeof id === 'number' && !isPerson(id) && 'Esa persona ya no está en el proyecto';
  const isLabel = has(project.labels);
  const goneLabel = (id: number | null | undefined) =>
    typeof id === 'number' && !isLabel(id) && 'La etiqueta ya no está';
  const isBoard = has(project.boards);
  const goneBoard = (id: number | null) => id !== null && !isBoard(id) && 'El tablero ya no está';
  const isInScope = has(boards);
  const isTeam = has(project.teams);
  const goneElsewhere = ({ projectId, boardId }: { projectId: number; boardId: number }) =>
    ![project, ...others].some(
      (each) => each.id === projectId && each.boards.some(({ id }) => id === boardId),
    ) && 'El tablero de destino ya no está';
  return { goneColumn, gonePerson, goneLabel, goneBoard, goneElsewhere, isInScope, isTeam, kinds };
}

function wrongTrigger(trigger: Trigger, names: Names): (string | false)[] {
  switch (trigger.kind) {
    case 'moved':
      return [
        names.goneColumn(trigger.from),
        names.goneColumn(trigger.to),
        trigger.from !== null &&
          trigger.to !== null &&
          fold(trigger.from) === fold(trigger.to) &&
          'Una tarea no pasa de una columna a la misma',
      ];
    case 'changed': {
      const { field, from, to } = trigger;
      const gone = field === 'label_id' ? names.goneLabel : () => false as const;
      return [
        gone(from),
        gone(to),
        from !== undefined && from === to && 'De un valor al mismo no hay cambio',
      ];
    }
    case 'assigned':
      return [names.gonePerson(trigger.to)];
    case 'stays':
      return [names.goneColumn(trigger.column), trigger.days === 0 && 'Falta decir cuántos días'];
    case 'idle':
      return [trigger.days === 0 && 'Falta decir cuántos días'];
    case 'completed':
    case 'reopened':
      return [!names.kinds.includes('hecho') && 'Ninguna columna es de tareas hechas'];
    default:
      return [];
  }
}

function wrongCondition(each: Condition, names: Names, trigger: Trigger): (string | false)[] {
  const taskless = isWithoutTask(trigger) && each.kind !== 'workingDay';
  if (taskless) return ['Sin una tarea esto nunca se cumple'];
  switch (each.kind) {
    case 'column':
      return [
        names.goneColumn(each.column),
        trigger.kind === 'stays' &&
          !each.not &&
          fold(trigger.column) !== fold(each.column) &&
          'La tarea está en otra columna: esto nunca se cumple',
      ];
    case 'assignee':
    case 'creator':
      return [names.gonePerson(each.userId)];
    case 'label':
      return [names.goneLabel(each.labelId)];
    case 'board':
      return [
        names.goneBoard(each.boardId),
        !each.not && !names.isInScope(each.boardId) && 'La regla es de otro tablero',
      ];
    default:
      return [];
  }
}

/** What a condition asks for, where there is but one at a time: of labels a task has several. */
function valueOf(each: Condition): unknown {
  if (each.kind === 'column') return fold(each.column);
  if (each.kind === 'priority') return each.priorityId;
  if (each.kind === 'assignee' || each.kind === 'creator') return each.userId;
  return each.kind === 'board' ? each.boardId : undefined;
}

/** Two that ask for different values of one thing. */
const isContradiction = (list: readonly Condition[]): boolean =>
  list.some((one, index) =>
    list.slice(index + 1).some((other) => {
      if (one.kind !== other.kind || valueOf(one) === undefined) return false;
      const isSame = valueOf(one) === valueOf(other);
      return one.not === other.not ? !one.not && !isSame : isSame;
    }),
  );

const needsTask = new Set<Action['kind']>([
  'move',
  'assign',
  'priority',
  'label',
  'addLabel',
  'removeLabel',
  'date',
  'clearStart',
  'complete',
  'comment',
  'copy',
  'transfer',
]);

function wrongAction(each: Action, names: Names, trigger: Trigger): (string | false)[] {
  if (isWithoutTask(trigger) && needsTask.has(each.kind)) return ['No hay una tarea a la que hacérselo'];
  const somebody = (to: Assignee | Recipient) => {
    if (to.kind === 'person') return names.gonePerson(to.userId);
    if (to.kind === 'turns') return !names.isTeam(to.teamId) && 'El equipo ya no está en el proyecto';
    if (to.kind === 'actor') return isByNobody(trigger) && 'Nadie pone en marcha esta regla';
    return isWithoutTask(trigger) && to.kind !== 'owner' && 'No hay una tarea de la que sea';
  };
  switch (each.kind) {
    case 'move':
      return [names.goneColumn(each.column)];
    case 'wait':
      return [
        names.goneColumn(each.column),
        isWithoutTask(trigger) && each.column !== null && 'No hay una tarea que siga ahí',
      ];
    case 'assign':
    case 'notify':
    case 'mail':
      return [somebody(each.to)];
    case 'label':
    case 'addLabel':
    case 'removeLabel':
      return [names.goneLabel(each.labelId)];
    case 'complete':
      return [!names.kinds.includes('hecho') && 'Ninguna columna es de tareas hechas'];
    case 'create':
      return [names.goneBoard(each.boardId)];
    case 'copy':
    case 'transfer':
      return [names.goneElsewhere(each)];
    default:
      return [];
  }
}
