import type { Country } from '@cuadrilla/contract/kernel/holidays/countries';
import { templateLimits } from '@cuadrilla/contract/carry/project-templates/content';
import { countryName } from '../../lib/dates/countries.texts.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const boards = (count: number) => counted(count, 'tablero', 'tableros');
const tasks = (count: number) => counted(count, 'tarea', 'tareas');
/** Working ones: a part of a week counts as one. */
const weeks = (days: number) => counted(Math.ceil(days / 5), 'semana', 'semanas');

interface Size {
  boardCount: number;
  taskCount: number;
  days: number;
}

const weekday = new Intl.DateTimeFormat('es', { weekday: 'long', timeZone: 'UTC' });

export const weekdayOf = (day: string): string => weekday.format(new Date(day));

export const templateTexts = {
  size: ({ boardCount, taskCount, days }: Size) =>
    [boards(boardCount), tasks(taskCount), weeks(days)].join(' · '),
  brief: ({ taskCount, days }: Size) => `${tasks(taskCount)} en ${weeks(days)}`,
  tasks,
  stages: (names: readonly string[]) => `Etapas: ${names.join(', ')}`,
  see: 'Ver',
  seeOne: (name: string) => `Ver la plantilla ${name}`,
  savedBy: (name: string) => `guardada por ${name} el`,
  onlyMine: 'Solo tú',
  remove: 'Eliminar',
  removeOne: (name: string) => `Eliminar la plantilla ${name}`,
  removeTitle: (name: string) => `Eliminar la plantilla «${name}»`,
  removeLoss: 'Los proyectos que se hicieron con ella no cambian. La plantilla no se puede recuperar.',
  removing: 'Eliminando',
  removed: 'Plantilla eliminada',
};

/** Of the preview, and of the form beside it. */
export const fromTemplateTexts = {
  chart: 'Etapas y fechas',
  stage: (name: string, from: string, to: string) => `${name} del ${from} al ${to}`,
  form: 'Crear proyecto con esta plantilla',
  name: 'Nombre',
  start: 'Empieza el',
  ends: (day: string, date: string) =>
    `Termina el ${weekdayOf(day)} ${date}. Al cambiarla se corren todas las fechas.`,
  workingDays: 'Solo días hábiles',
  workingDaysWhy: { on: 'Sábados y domingos no cuentan', off: 'Sábados y domingos cuentan' },
  holidays: (word: string, country: Country) => `Saltar ${word}s de ${countryName(country)}`,
  holidaysUnknown: 'Todavía no se sabe cuáles hay',
  holidaysFailed: (word: string) =>
    `No se pudieron cargar los ${word}s: sin ellos las fechas podrían ser otras.`,
  waiting: (word: string) => `Faltan los ${word}s`,
  noHolidays: 'Ninguno en el medio',
  skipped: (count: number) => (count === 1 ? 'Uno en el medio:' : `${count} en el medio:`),
  counted: (count: number) => (count === 1 ? 'Cuenta uno:' : `Cuentan ${count}:`),
  more: (count: number) => ` y ${count} más`,
  inCharge: 'Quién está a cargo',
  inChargeWhy: 'Las demás personas elegidas entran al proyecto como Editor.',
  peopleFailed: 'No se pudieron cargar las personas a las que puedes elegir.',
  nobody: 'Sin elegir',
  create: 'Crear proyecto',
  creating: 'Creando proyecto',
  createFailed: 'El proyecto no se creó',
};

/** Of beginning a project, by a name alone. */
export const startTexts = {
  title: 'Empezar un proyecto',
  name: 'Nombre',
  noName: 'Falta el nombre.',
  with: 'Con qué empieza',
  blank: 'En blanco',
  size: ({ boardCount, taskCount }: Size) => [boards(boardCount), tasks(taskCount)].join(' · '),
  loading: 'Cargando plantillas',
  all: 'Todas las plantillas',
  start: 'Empezar',
  starting: 'Empezando',
};

/** Of saving one. */
export const saveTemplateTexts = {
  title: 'Guardar como plantilla',
  why: 'Sus tableros y tareas quedan listos para empezar otro proyecto igual, con las fechas contadas en días.',
  name: 'Nombre',
  description: 'Descripción',
  descriptionExample: 'Una frase que ayude a elegirla',
  forWhom: 'Quién la ve',
  onlyMe: 'Solo yo',
  team: (name: string) => `El equipo ${name}`,
  withDescriptions: 'Llevar las descripciones',
  withDone: 'Incluir las tareas hechas',
  withDoneWhy: 'Vuelven a estar por hacer',
  rehearsal: ({ boardCount, taskCount, days }: Size) =>
    `Son ${boards(boardCount)}, ${tasks(taskCount)} y ${weeks(days)}. Todavía no se guardó nada.`,
  roles: (names: readonly string[]) =>
    names.length === 0
      ? 'Ninguna tarea tiene responsable.'
      : `Quien está a cargo pasa a ser un rol: ${names.join(', ')}.`,
  withoutRole: (people: number) =>
    people === 1
      ? `Solo caben ${templateLimits.roles} roles: las tareas de una persona más quedan sin responsable.`
      : `Solo caben ${templateLimits.roles} roles: las tareas de ${people} personas más quedan sin responsable.`,
  left: 'Comentarios, archivos, dependencias, etiquetas, documentos y miembros no se llevan.',
  rehearsing: 'Contando tableros y tareas',
  save: 'Guardar plantilla',
  saving: 'Guardando plantilla',
  saved: 'Plantilla guardada: está en Proyectos, Plantillas',
};
