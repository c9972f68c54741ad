import { type BesideName, besideNames } from '@cuadrilla/contract/tasks/copied-fields';
import { taskFields } from '@cuadrilla/contract/tasks/task-fields';
import {
  importLimits,
  type ImportSource,
  importUndoDays,
} from '@cuadrilla/contract/carry/imports/task-imports';
import type { Field } from './read/fields.ts';
import type { Separator } from './read/csv.ts';
import { sayNumber } from './say-number.ts';
import { changed, leftOut } from './reasons.texts.ts';

export const sayTasks = (count: number): string => (count === 1 ? '1 tarea' : `${sayNumber(count)} tareas`);
const rows = (count: number): string => (count === 1 ? '1 fila' : `${sayNumber(count)} filas`);

const sources: Record<ImportSource, { name: string; what: string }> = {
  trello: {
    name: 'Trello',
    what: 'El JSON de un tablero, con sus listas, tarjetas, comentarios y listas de control',
  },
  asana: { name: 'Asana', what: 'El CSV de un proyecto' },
  jira: { name: 'Jira', what: 'El CSV de una búsqueda' },
  planka: { name: 'Planka', what: 'El JSON de un tablero' },
  kanboard: { name: 'Kanboard', what: 'El CSV de un proyecto' },
  csv: { name: 'Otro CSV', what: 'Cualquier planilla, eligiendo qué es cada columna' },
};

const separators: Record<Separator, string> = {
  ',': 'separado por coma',
  ';': 'separado por punto y coma',
  '\t': 'separado por tabulaciones',
  '|': 'separado por barras',
};

const besideTexts = Object.fromEntries(
  besideNames.map((name) => [name, taskFields[name].exported]),
) as Record<BesideName, string>;

const fields: Record<Field, string> = {
  title: 'Título',
  description: 'Descripción',
  board: 'Tablero',
  column: 'Columna',
  completed: 'Terminada, si dice algo',
  created: 'Fecha de creación',
  priority: 'Prioridad',
  dueDate: 'Fecha límite · día/mes/año',
  dueDateMonthFirst: 'Fecha límite · mes/día/año',
  startDate: 'Fecha de inicio · día/mes/año',
  startDateMonthFirst: 'Fecha de inicio · mes/día/año',
  email: 'Responsable · por correo',
  person: 'Responsable · por nombre',
  label: 'Etiqueta',
  parent: 'Tarea principal',
  comment: 'Comentario',
  sourceId: 'Identificador de origen',
  ...besideTexts,
  appendix: 'Al final de la descripción',
  none: 'No se importa',
};

export const taskImportTexts = {
  title: 'Importar',
  failed: 'No se pudo abrir la importación',
  opening: 'Abriendo la importación',
  open: 'Importar',
  back: 'Proyectos',
  why: `Nada se crea hasta el último paso, y todo se puede deshacer durante ${importUndoDays} días.`,
  steps: 'Pasos',
  step: { source: 'Origen', columns: 'Columnas', rehearsal: 'Ensayo', run: 'Importar' },
  stepDone: 'hecho',
  source: 'De dónde vienen las tareas',
  sources,
  file: 'Archivo',
  choose: 'Elegir un archivo',
  chooseOther: 'Elegir otro',
  drop: 'También se puede arrastrar el archivo a esta página. Hasta 200 MB.',
  dropHere: 'Soltar el archivo aquí',
  reading: 'Leyendo el archivo',
  tooLarge: 'El archivo es demasiado grande: caben hasta 200 MB',
  unreadable: (source: ImportSource) =>
    source === 'trello' || source === 'planka'
      ? `No parece el JSON de un tablero de ${sources[source].name}`
      : 'No parece una planilla: hace falta una primera fila con los nombres de las columnas, y alguna más',
  notRead: 'No se pudo leer el archivo: hay que elegirlo otra vez',
  nothing: 'El archivo no tiene ninguna tarea',
  howToExport: {
    trello: 'En Trello: menú del tablero › Imprimir, exportar y compartir › Exportar como JSON.',
    asana: 'En Asana: menú del proyecto › Exportar o imprimir › CSV.',
    jira: 'En Jira: una búsqueda › Exportar › CSV (todos los campos).',
    planka: 'En Planka: lo que responde su API en /api/boards/…',
    kanboard: 'En Kanboard: menú del proyecto › Exportaciones › Tareas.',
    csv: 'De Excel, Google Sheets o cualquier programa: guardar como CSV.',
  } satisfies Record<ImportSource, string>,
  table: (lines: number, columns: number, separator: Separator) =>
    `${rows(lines)}, ${columns} columnas · ${separators[separator]}`,
  cards: (count: number, boards: string) => `${sayTasks(count)} · ${boards}`,
  target: 'Dónde se guardan',
  newProject: 'Un proyecto nuevo',
  newProjectWhy: 'Con sus tableros y columnas',
  newProjectName: 'Nombre del proyecto',
  present: 'Un proyecto que ya existe',
  presentWhy: 'Se agregan tableros; los del mismo nombre reciben las tareas',
  project: 'Proyecto',
  chooseProject: 'Elegir un proyecto',
  noProjects: 'No administras ningún proyecto',
  projectMissing: 'Falta elegir el proyecto',
  nameMissing: 'El nombre es obligatorio',
  fileMissing: 'Falta elegir un archivo',
  earlier: 'Importaciones anteriores',
  noneEarlier: 'Todavía ninguna.',
  from: (fileName: string, source: ImportSource) =>
    source === 'csv' ? fileName : `${fileName}, de ${sources[source].name}`,
  earlierLine: (count: number) => `${sayTasks(count)} ·`,
  undoneLine: (count: number) => `${sayTasks(count)} · deshecha`,
  failedLine: (count: number) => `${sayTasks(count)} · quedó a medias`,
  untilBefore: 'hasta el',
  cancel: 'Cancelar',
  toColumns: 'Relacionar columnas',
  toRehearsal: 'Ensayar importación',
  stepBack: 'Volver',

  columnOfFile: 'Columna del archivo',
  firstValues: 'Primeros valores',
  field: 'Campo en Cuadrilla',
  fieldFor: (column: string) => `Campo para ${column}`,
  unnamed: (index: number) => `Columna ${index}`,
  priorityFor: (value: string) => `Prioridad para ${value || '(vacío)'}`,
  empty: '(vacío)',
  fields,
  twice: (field: Field) => `«${fields[field]}» está elegido dos veces`,
  noTitle: 'Falta elegir qué columna es el título',
  matched: (count: number, all: number) => `${count} de ${all} columnas relacionadas`,
  preview: 'Así queda',
  rowOf: (row: number, all: number) => `Fila ${sayNumber(row)} de ${sayNumber(all)}`,
  previous: 'Fila anterior',
  next: 'Fila siguiente',
  sourceIdWhy: 'El identificador de origen permite volver a importar el mismo archivo sin repetir tareas.',
  noSourceId: 'Sin un identificador de origen, importar de nuevo el mismo archivo repite las tareas.',
  untitled: 'Sin título',
  usual: { board: 'Tareas', column: 'Por hacer', done: 'Hecho' },

  checking: 'Ensayando',
  would: (count: number, all: number) =>
    count === all
      ? `Se ${all === 1 ? 'puede traer la única tarea' : `pueden traer las ${sayNumber(all)} tareas`}`
      : `Se pueden traer ${sayNumber(count)} de las ${sayNumber(all)} tareas`,
  wouldNone: 'No hay ninguna tarea que traer',
  notYet: 'Es un ensayo: todavía no se creó nada.',
  summary: {
    project: 'proyecto nuevo',
    boards: (count: number) => (count === 1 ? 'tablero' : 'tableros'),
    columns: (count: number) => (count === 1 ? 'columna' : 'columnas'),
    tasks: (count: number) => (count === 1 ? 'tarea' : 'tareas'),
    people: 'personas con cuenta',
    of: (some: number, all: number) => `${sayNumber(some)} de ${sayNumber(all)}`,
  },
  notMade: 'No se crean',
  madeOtherwise: 'Se crean con cambios',
  leftOut,
  changed,
  unchanged: (count: number) =>
    count === 1 ? '1 tarea sin ningún cambio' : `${sayNumber(count)} tareas sin ningún cambio`,
  unchangedWhy: 'Cada una con su columna, prioridad, fecha, responsable y descripción.',
  commentsBefore: 'Comentarios desde el',
  commentsAfter: ': Trello exporta solo las últimas 1.000 acciones.',
  peopleAdded: (count: number) =>
    count === 1
      ? 'La persona con cuenta se agrega al proyecto como Editor, si no está.'
      : 'Las personas con cuenta se agregan al proyecto como Editor, si no están.',
  nothingLeftOut: 'Todas las tareas del archivo se crean.',
  nothingChanged: 'Ninguna tarea cambia.',
  seeRows: 'Ver filas',
  seeRowsOf: (what: string) => `Ver filas: ${what}`,
  row: (row: number) => `Fila ${sayNumber(row)}`,
  examples: (details: readonly string[], more: number) =>
    `${details.map((detail) => `«${detail}»`).join(', ')}${more > 0 ? ` y ${sayNumber(more)} más` : ''}`,
  moreRows: (count: number) => `y ${sayNumber(count)} más, en el informe`,
  report: 'Descargar informe',
  reportHead: ['Fila', 'Título', 'Qué pasa', 'Por qué', 'Detalle'],
  reportName: (fileName: string) => `informe de ${fileName}`,
  run: (count: number) => `Importar ${sayTasks(count)}`,
  sending: (sent: number, all: number) => `Enviando ${sayNumber(sent)} de ${sayNumber(all)} tareas`,
  sendingStay: 'Falta enviar el archivo: no cierres esta página todavía.',
  tooManyTasks: `Son demasiadas tareas: caben ${sayNumber(importLimits.tasks)} por archivo`,
  tooManyBoards: (count: number) =>
    `Serían ${sayNumber(count)} tableros, y caben ${importLimits.boards}: hay que elegir otra columna como «Tablero»`,
  tooManyColumns: (board: string, count: number) =>
    `El tablero «${board}» tendría ${sayNumber(count)} columnas, y caben ${importLimits.columns}: hay que elegir otra columna como «Columna»`,
  bringKnown: 'Traer también las ya importadas',
  line: (line: number) => `línea ${sayNumber(line)}`,
  parentWas: (title: string) => `Subtarea de: ${title}`,
  assigneeWas: (name: string) => `Responsable en el origen: ${name}`,
  labelWas: (name: string) => `Etiqueta en el origen: ${name}`,
  startWas: (text: string) => `Fecha de inicio en el origen: ${text}`,
  dueWas: (text: string) => `Fecha límite en el origen: ${text}`,
  attachments: 'Archivos:',
  alsoWith: 'También a cargo',
  moreLabels: 'Más etiquetas',
};
