import { firstYear, lastYear } from '@cuadrilla/contract/kernel/dates';
import { dayAfter } from '@cuadrilla/contract/kernel/day';
import { formatDay } from '../../../lib/dates/dates.ts';
import { capitalised } from '../../../lib/text/text.ts';
import type { Period } from './calendar-days.ts';
import type { Part } from './landing.ts';
import type { Span } from '../data/task-span.ts';

/** Days are the same in every zone; formatters want one. */
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es', { ...options, timeZone: 'UTC' });
const weekday = format({ weekday: 'long' });
const month = format({ month: 'long' });
const shortMonth = format({ month: 'short' });

const of = (formatter: Intl.DateTimeFormat, day: string): string => formatter.format(new Date(day));
/** nov */
const shortMonthOf = (day: string): string => of(shortMonth, day).replace('.', '');

/** 14 */
export const numberOf = (day: string): string => String(Number(day.slice(8)));
/** Lunes */
export const weekdayOf = (day: string): string => capitalised(of(weekday, day));
/** Lun, and es: what narrow columns leave out. */
export const weekdayParts = (day: string): { short: string; rest: string } => {
  const name = weekdayOf(day);
  return { short: name.slice(0, 3), rest: name.slice(3) };
};
/** L */
export const weekdayLetter = (day: string): string => weekdayOf(day).charAt(0);
/** Octubre */
export const monthNames = Array.from({ length: 12 }, (_, index) =>
  capitalised(of(month, `2026-${String(index + 1).padStart(2, '0')}-01`)),
);
/** 14-10-2026 */
const dateOf = (day: string): string => formatDay(day, 'UTC');

/** «14», or «1 nov» where another month begins. */
export const numberInMonth = (day: string, shown: string | undefined): string =>
  shown !== undefined && !day.startsWith(shown) && day.endsWith('-01')
    ? `1 ${shortMonthOf(day)}`
    : numberOf(day);

/** «Octubre 2026», «12 al 18 de octubre», «28 de sept al 4 de oct»; of other years with the year. */
export function titleOf({ view, from, to, month: shown }: Period, today: string): string {
  if (view === 'month') return `${capitalised(of(month, `${shown}-01`))} ${shown?.slice(0, 4)}`;
  const year =
    to.slice(0, 4) === today.slice(0, 4) && from.slice(0, 4) === to.slice(0, 4)
      ? ''
      : ` de ${to.slice(0, 4)}`;
  if (view === 'day') return `${weekdayOf(from)} ${numberOf(from)} de ${of(month, from)}${year}`;
  // Two whole months would take the room of the tools.
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${numberOf(from)} al ${numberOf(to)} de ${of(month, to)}${year}`
    : `${numberOf(from)} de ${shortMonthOf(from)} al ${numberOf(to)} de ${shortMonthOf(to)}${year}`;
}

const tasks = (count: number): string => (count === 1 ? '1 tarea' : `${count} tareas`);

const spanText = ({ first, last, time }: Span): string =>
  first === last
    ? `${of(weekday, first)} ${dateOf(first)}${time ? `, ${time}` : time === null ? ', sin hora' : ''}`
    : `${dateOf(first)} al ${dateOf(last)}`;

export const calendarTexts = {
  holiday: { feriado: 'Feriado', festivo: 'Festivo' },
  calendar: 'Calendario',
  noProject: 'Primero hace falta un proyecto',
  view: 'Vista del calendario',
  views: { month: 'Mes', week: 'Semana', day: 'Día', agenda: 'Agenda' },
  previous: {
    month: 'Mes anterior',
    week: 'Semana anterior',
    day: 'Día anterior',
    agenda: 'Dos semanas antes',
  },
  next: {
    month: 'Mes siguiente',
    week: 'Semana siguiente',
    day: 'Día siguiente',
    agenda: 'Dos semanas después',
  },
  today: 'Hoy',
  isToday: 'hoy',
  allDay: 'Todo el día',
  allHours: 'Mostrar las 24 horas',
  fewerHours: 'Mostrar menos horas',
  wrongDate: `Esa fecha no está en el calendario, que va de ${firstYear} a ${lastYear}. Se muestra hoy.`,
  wrongProjects: (count: number) =>
    count === 1 ? 'Ese proyecto no existe o no es tuyo.' : 'Esos proyectos no existen o no son tuyos.',
  someWrong: 'Algún proyecto de la dirección no existe o no es tuyo.',
  seeAll: 'Ver todos',
  goTo: (title: string) => `${title}: ir a otro mes`,
  year: 'Año',
  allProjects: 'Todos los proyectos',
  someProjects: (count: number) => `${count} proyectos`,
  projects: 'Proyectos',
  colours: 'Colores',
  colour: { priority: 'Por prioridad', project: 'Por proyecto' },
  legend: { priority: 'Prioridad', project: 'Proyecto' },

  day: (day: string, count: number, isToday: boolean) =>
    `${weekdayOf(day)} ${dateOf(day)}${isToday ? ', hoy' : ''}, ${count === 0 ? 'sin tareas' : tasks(count)}`,
  createOn: (day: string) => `Crear tarea el ${of(weekday, day)} ${dateOf(day)}`,
  dayTitle: (day: string) => `${weekdayOf(day)} ${dateOf(day)}`,
  spanTitle: ({ first, last, time }: Span) =>
    first === last
      ? `${weekdayOf(first)} ${dateOf(first)}${time ? `, ${time}` : ''}`
      : `Del ${dateOf(first)} al ${dateOf(last)}`,
  hours: (from: string, to: string) => (to === '' ? from : `${from}–${to}`),
  hoursOf: (day: string) => `${weekdayOf(day)} ${dateOf(day)}, por horas`,
  more: (count: number) => `${count} más`,
  moreOn: (count: number, day: string) => `${count} más el ${of(weekday, day)} ${dateOf(day)}`,
  until: (day: string) => `hasta el ${dateOf(day).slice(0, 5)}`,
  from: (day: string) => `desde el ${dateOf(day).slice(0, 5)}`,
  done: 'Hecho',
  overdue: 'Vencida',
  overdueAt: (time: string | undefined) => (time ? `${time} · Vencida` : 'Vencida'),
  nothing: 'Nada en estos días',
  nothingOnDay: 'Sin tareas',
  nothingText: 'Las tareas aparecen aquí por su fecha de inicio y su fecha límite.',
  noneFound: 'Ninguna tarea coincide con los filtros en estos días.',
  cut: (count: number) =>
    `Son demasiadas para verlas juntas: se muestran las primeras ${count.toLocaleString('es')}. Con menos proyectos o un filtro se ven todas.`,
  loading: 'Cargando el calendario',
  createHint: 'Un clic en un día vacío crea una tarea allí',
  dragHint: 'Arrastrar una tarea a otro día cambia su fecha límite',
  dragHourHint: 'Arrastrar una tarea a otro día o a otra hora cambia su fecha límite',

  keys: 'Espacio toma la tarea, Mayúsculas Espacio toma su final, las flechas la llevan de día en día, en la semana y en el día arriba y abajo cambian la hora, Espacio la suelta y Esc cancela. M elige otro día.',
  endOf: (title: string) => `Final de «${title}»`,
  at: (landing: Span) => spanText(landing),
  outside: 'fuera del calendario, sin cambios',
  endAt: (landing: Span) => `termina el ${of(weekday, landing.last)} ${dateOf(landing.last)}`,
  moved: (title: string, part: Part, landing: Span) =>
    part === 'end'
      ? `«${title}» termina el ${dateOf(landing.last)}`
      : `«${title}» movida al ${spanText(landing)}`,
  moveTo: 'Mover a…',
  moveTask: (title: string) => `Mover «${title}» a otro día`,

  tray: 'Sin fecha',
  trayCount: (count: number, more: boolean) => `${tasks(count)}${more ? ' o más' : ''} sin fecha`,
  trayHint: 'Arrastrar una tarea a un día le pone fecha límite.',
  trayMore: 'Ver más',
  openTray: 'Mostrar las tareas sin fecha',
  closeTray: 'Ocultar las tareas sin fecha',

  moreOptions: 'Más opciones',
  newTask: 'Nueva tarea',
  noBoard: 'Para crear una tarea hace falta un tablero en el que se pueda editar.',
  created: (title: string, day: string) => `«${title}» creada el ${dateOf(day)}`,
  beside: (title: string) => `Tarea «${title}»`,
  close: 'Cerrar la tarea',
};

/** The day before or after by an arrow. */
const arrowDays: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

export const arrowFrom = (day: string, key: string): string | undefined =>
  arrowDays[key] === undefined ? undefined : dayAfter(day, arrowDays[key]);
