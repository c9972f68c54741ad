import type { Load, Percentiles, ReportFlow, ReportSummary } from './reports.ts';

const numbers = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });
/** With a decimal comma: 3,2 */
export const sayNumber = (value: number): string => numbers.format(value);
export const sayTasks = (count: number): string => (count === 1 ? '1 tarea' : `${sayNumber(count)} tareas`);
export const sayDays = (days: number): string => (days === 1 ? '1 día' : `${sayNumber(days)} días`);
export const sayWorkingDays = (days: number): string =>
  days === 1 ? '1 día hábil' : `${sayNumber(days)} días hábiles`;
/** 2026-10-05 as 05-10 */
export const sayShortDay = (day: string): string => day.slice(5).split('-').toReversed().join('-');
/** 05-10, and of another year 05-10-2027 */
export const sayDay = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? sayShortDay(day) : `${sayShortDay(day)}-${day.slice(0, 4)}`;

const firstName = (name: string): string => name.split(' ')[0] ?? name;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const most = <T>(list: readonly T[], of: (each: T) => number): T | undefined =>
  list.toSorted((one, other) => of(other) - of(one))[0];

const inAndOut = ({ weeks }: Pick<ReportSummary, 'weeks'>) => ({
  created: sum(weeks.map((week) => week.created)),
  finished: sum(weeks.map((week) => week.finished)),
});

export function findInWeeks(summary: Pick<ReportSummary, 'weeks'>): string {
  const { created, finished } = inAndOut(summary);
  if (created + finished === 0) return 'No se creó ni se completó nada';
  if (finished > created) return 'Se cierran más tareas de las que entran';
  if (finished < created) return 'Entran más tareas de las que se cierran';
  return 'Se cierran tantas tareas como entran';
}

/**
 * With the day by which all of it is done in 85 of a hundred cases. That leaves out what is yet to come in, which is worth
 * saying where there is more of it than is closed.
 */
export function findInOpen(
  summary: Pick<ReportSummary, 'open' | 'weeks'>,
  day: string | undefined,
  today: string,
): string {
  const open = summary.open.at(-1) ?? 0;
  if (open === 0) return 'No queda nada abierto';
  if (!day) return `${sayTasks(open)} sin terminar, y sin ritmo para saber cuándo`;
  const { created, finished } = inAndOut(summary);
  const before = `antes del ${sayDay(day, today)}`;
  return created > finished
    ? `85 %: si no entrara nada más, lo abierto se terminaría ${before}`
    : `85 %: lo abierto se termina ${before}`;
}

export function findInPriorities({ priorities }: Pick<ReportSummary, 'priorities'>): string {
  const open = sum(priorities.map((each) => each.open));
  const top = priorities.find(({ id }) => id === 4)?.open ?? 0;
  if (open === 0) return 'No hay tareas abiertas';
  return `${sayNumber(open)} ${open === 1 ? 'abierta' : 'abiertas'}, ${top === 0 ? 'ninguna' : sayNumber(top)} de prioridad máxima`;
}

export function findInPeople(people: readonly Load[]): string {
  const heaviest = people.find(({ person }) => person !== null);
  if (!heaviest?.person)
    return people.length > 0 ? 'Nada de lo abierto tiene responsable' : 'Nadie tiene tareas abiertas';
  const { person, open, overdue } = heaviest;
  const late =
    overdue === 0 ? 'ninguna vencida' : `${sayNumber(overdue)} ${overdue === 1 ? 'vencida' : 'vencidas'}`;
  return `${firstName(person.name)} tiene ${sayTasks(open)}, ${late}`;
}

const dueOf = ({ overdue, week }: Load): number => overdue + week;

/** Whoever has more to do until the end of the week than they use to finish in one. */
export function findInLoad(people: readonly Load[]): string {
  const pressed = most(
    people.filter((load) => load.person && dueOf(load) > load.pace),
    (load) => dueOf(load) - load.pace,
  );
  if (!pressed?.person) return 'A nadie le toca más de lo que suele cerrar';
  const due = dueOf(pressed);
  return `A ${firstName(pressed.person.name)} le ${due === 1 ? 'toca' : 'tocan'} ${sayTasks(due)} y suele cerrar ${sayNumber(pressed.pace)}`;
}

export function findInShares(shares: readonly { name: string; open: number }[], all: number): string {
  const [top] = shares;
  if (all === 0) return 'No hay tareas abiertas';
  // Every task has a board, but not a label.
  if (!top) return 'Nada de lo abierto tiene etiqueta';
  return `«${top.name}» junta el ${Math.round((100 * top.open) / all)} % de lo abierto`;
}

export function findInOverdue({ overdue }: Pick<ReportSummary, 'overdue'>): string {
  const [before = 0, now = 0] = [overdue[0], overdue.at(-1)];
  if (before === 0 && now === 0) return 'Nada vencido, ni al empezar ni ahora';
  if (now > before) return `Las vencidas subieron de ${sayNumber(before)} a ${sayNumber(now)}`;
  if (now < before) return `Las vencidas bajaron de ${sayNumber(before)} a ${sayNumber(now)}`;
  return `Las vencidas siguen siendo ${sayNumber(now)}`;
}

export const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const;

export function findInActivity({ activity }: Pick<ReportSummary, 'activity'>): string {
  const hours = activity.flatMap((row, weekday) => row.map((count, hour) => ({ weekday, hour, count })));
  const busiest = most(hours, ({ count }) => count);
  if (!busiest || busiest.count === 0) return 'No hubo actividad';
  const day = weekdays[busiest.weekday] ?? '';
  return `Lo más activo: los ${day}${day.endsWith('s') ? '' : 's'} ${busiest.hour === 1 ? 'a la' : 'a las'} ${busiest.hour}`;
}

const growth = ({ counts }: { counts: number[] }): number => (counts.at(-1) ?? 0) - (counts[0] ?? 0);

/** The column in which tasks pile up most. */
export function gathering({ bands }: Pick<ReportFlow, 'bands'>): ReportFlow['bands'][number] | undefined {
  const band = most(
    bands.filter(({ kind }) => kind !== 'hecho'),
    growth,
  );
  return band && growth(band) > 0 ? band : undefined;
}

export function findInBands(flow: Pick<ReportFlow, 'bands'>): string {
  const band = gathering(flow);
  if (!band) return 'En ninguna columna se junta trabajo';
  const [before = 0, now = 0] = [band.counts[0], band.counts.at(-1)];
  return `En «${band.name}» se junta trabajo: de ${sayNumber(before)} a ${sayTasks(now)}`;
}

/** What was finished without being begun has taken no time that could be told. */
export function findInTimes(times: Percentiles, finished: number): string {
  if (!times && finished === 1) return 'La única tarea terminada no pasó por una columna en curso';
  if (!times && finished > 1)
    return `Ninguna de las ${sayTasks(finished)} terminadas pasó por una columna en curso`;
  if (!times) return 'No se terminó ninguna tarea';
  return `El 85 % se termina en ${sayWorkingDays(times.p85)} o menos`;
}

export function findInColumns({ columns }: Pick<ReportFlow, 'columns'>): string {
  const slowest = most(columns, ({ median }) => median);
  if (!slowest) return 'Ninguna tarea cambió de columna';
  const { name, median, before } = slowest;
  if (sayNumber(median) === '0') return 'Ninguna columna hace esperar';
  const said = `En «${name}» se espera ${sayDays(median)}`;
  if (before === null || before === 0) return said;
  const times = median / before;
  if (times >= 1.8)
    return `${said}, ${times < 2.3 ? 'el doble' : `${sayNumber(Math.round(times))} veces más`} que antes`;
  if (times > 1.1) return `${said}, más que antes`;
  return times < 0.9 ? `${said}, menos que antes` : `${said}, como antes`;
}

export function findInAges({ underWay, cycle }: Pick<ReportFlow, 'underWay' | 'cycle'>): string {
  if (underWay.length === 0) return 'No hay nada en curso';
  if (!cycle) return `${sayTasks(underWay.length)} en curso`;
  const old = underWay.filter(({ age }) => age > cycle.p85).length;
  if (old === 0) return 'Nada de lo que está en curso lleva demasiado';
  return `${sayTasks(old)} en curso ${old === 1 ? 'lleva' : 'llevan'} más de ${sayWorkingDays(cycle.p85)}`;
}
