import type { AddedSince } from '@cuadrilla/contract/carry/imports/task-import-endpoints';
import { sayTasks } from './imports.texts.ts';
import { sayNumber } from './say-number.ts';

const said = (count: number, one: string, several: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${sayNumber(count)} ${several}`];

const listed = (parts: readonly string[]): string => new Intl.ListFormat('es').format(parts);

/** Of an import that has begun. */
export const importRunTexts = {
  running: (fileName: string) => `Importando ${fileName}`,
  progress: (done: number, all: number) => `${sayNumber(done)} de ${sayTasks(all)}`,
  progressLabel: 'Progreso de la importación',
  parts: {
    project: (name: string) => `Proyecto «${name}»`,
    boards: 'Tableros',
    columns: 'Columnas',
    tasks: 'Tareas',
  },
  partsLabel: 'Qué se crea',
  meanwhile: 'Mientras tanto',
  meanwhileNotes: [
    { title: 'Esta página se puede cerrar', text: 'La importación sigue y avisa al terminar.' },
    { title: 'Si algo se corta, sigue donde quedó', text: 'Nunca queda a medias ni repite tareas.' },
    { title: 'El equipo ya ve lo importado', text: 'En el proyecto, a medida que llega.' },
  ],
  stop: 'Detener y deshacer',
  result: (count: number, project: string) =>
    `${count === 1 ? '1 tarea importada' : `${sayNumber(count)} tareas importadas`} en «${project}»`,
  endedBefore: 'Terminó el',
  allThere: (count: number) =>
    count === 1 ? 'Comprobado: está' : `Comprobado: las ${sayNumber(count)} están, sin repetir`,
  peopleThere: (count: number) =>
    count === 1 ? '1 persona con tareas' : `${sayNumber(count)} personas con tareas`,
  invite: (count: number) => (count === 1 ? 'Invitar a 1 persona' : `Invitar a ${sayNumber(count)} personas`),
  notHere: (emails: readonly string[], more: number) =>
    `Sin cuenta: ${emails.join(', ')}${more > 0 ? ` y ${sayNumber(more)} más` : ''}`,
  invited: (count: number) =>
    count === 1 ? '1 invitación creada' : `${sayNumber(count)} invitaciones creadas`,
  leftOutRows: (count: number) =>
    count === 1 ? '1 fila quedó fuera' : `${sayNumber(count)} filas quedaron fuera`,
  failedTitle: (fileName: string) => `La importación de ${fileName} se detuvo`,
  failedWhy:
    'Quien importaba ya no administra el proyecto, o algo falló o cambió mientras tanto. Lo importado sigue ahí.',
  resume: 'Continuar',
  undoing: (fileName: string) => `Deshaciendo la importación de ${fileName}`,
  undone: 'Importación deshecha',
  undoneWhy: 'Lo importado queda 30 días en la Papelera.',
  receiving: 'El archivo no terminó de enviarse',
  receivingWhy: 'Se puede deshacer e importar otra vez.',
  see: 'Ver proyecto',
  another: 'Importar otro archivo',
  undo: 'Deshacer importación',
  undoShort: 'Deshacer',
  undoOf: (fileName: string) => `Deshacer la importación de «${fileName}»`,
  undoLoses: (project: string | undefined, boards: number, count: number) =>
    project === undefined
      ? `Se eliminan las ${sayTasks(count)} importadas y los tableros que se crearon para ellas. Quedan 30 días en la Papelera.`
      : `Se eliminan el proyecto «${project}», ${boards === 1 ? 'su tablero' : `sus ${boards} tableros`} y ${count === 1 ? 'la tarea importada' : `las ${sayNumber(count)} tareas importadas`}. Quedan 30 días en la Papelera.`,
  since: ({ tasks, boards, documents, comments }: AddedSince) => {
    const parts = [
      said(tasks, 'tarea', 'tareas'),
      said(boards, 'tablero', 'tableros'),
      said(documents, 'documento', 'documentos'),
      said(comments, 'comentario', 'comentarios'),
    ].flat();
    return `Desde entonces el equipo agregó ${listed(parts)}.`;
  },
  keep: ({ tasks, boards, documents, commentedTasks }: AddedSince) => {
    const parts = [
      ...(tasks + boards + documents > 0 ? ['lo agregado'] : []),
      ...(commentedTasks > 0
        ? [
            commentedTasks === 1
              ? 'la tarea que tiene comentarios nuevos'
              : `las ${sayNumber(commentedTasks)} tareas que tienen comentarios nuevos`,
          ]
        : []),
    ];
    return `Conservar ${listed(parts)}`;
  },
  /** Of a project that was there before. */
  staying: (columns: number, labels: number) => {
    const parts = [
      said(columns, 'columna agregada', 'columnas agregadas'),
      said(labels, 'etiqueta agregada', 'etiquetas agregadas'),
    ].flat();
    return `${columns + labels === 1 ? 'Queda' : 'Quedan'} en el proyecto ${listed(parts)}.`;
  },
  peopleLeave: 'De las personas que se agregaron al proyecto, salen las que no hicieron nada en él.',
};
