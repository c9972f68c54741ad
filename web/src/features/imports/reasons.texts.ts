import { importLimits } from '@cuadrilla/contract/carry/imports/task-imports';
import { largestCell } from './read/largest.ts';
import type { ChangeReason, LeftOutReason } from './reasons.ts';
import { sayNumber } from './say-number.ts';

/** Why something is not made: how many, the reason, and what its list is called. */
export const leftOut: Record<LeftOutReason, { count: (count: number) => string; why: string }> = {
  untitled: {
    count: (count) => (count === 1 ? '1 fila sin título' : `${sayNumber(count)} filas sin título`),
    why: 'Una tarea necesita título.',
  },
  known: {
    count: (count) => (count === 1 ? '1 ya importada' : `${sayNumber(count)} ya importadas`),
    why: 'Tienen el mismo identificador que tareas del proyecto. Se dejan como están.',
  },
  archived: {
    count: (count) => (count === 1 ? '1 archivada' : `${sayNumber(count)} archivadas`),
    why: 'Están archivadas en el origen.',
  },
};

export const changed: Record<ChangeReason, { count: (count: number) => string; why: string }> = {
  unclosed: {
    count: (count) => `${sayNumber(count)} con comillas sin cerrar`,
    why: 'Una celda abre comillas que nada cierra: termina donde termina su línea. Conviene revisarlas.',
  },
  overlong: {
    count: (count) => `${sayNumber(count)} con una celda demasiado larga`,
    why: `Una celda pasa de ${sayNumber(largestCell)} caracteres: lo que sobra no se trae.`,
  },
  withParent: {
    count: (count) => (count === 1 ? '1 subtarea' : `${sayNumber(count)} subtareas`),
    why: 'No dicen en qué tablero van: quedan en el de su tarea principal, anotada en cada una.',
  },
  boardless: {
    count: (count) => `${sayNumber(count)} sin tablero`,
    why: 'El archivo no dice en qué tablero van: quedan en el que se nombra.',
  },
  moved: {
    count: (count) => `${sayNumber(count)} ya terminada${count === 1 ? '' : 's'}, en otra columna`,
    why: 'Van a la columna de tareas hechas: aquí una tarea termina al llegar a ella.',
  },
  unassigned: {
    count: (count) => `${sayNumber(count)} sin responsable`,
    why: 'No tienen cuenta, o no se sabe quiénes son. El nombre queda anotado en la tarea.',
  },
  unlabelled: {
    count: (count) => `${sayNumber(count)} sin etiqueta`,
    why: `Caben ${importLimits.labels} etiquetas por archivo. La suya queda anotada en la tarea.`,
  },
  undated: {
    count: (count) => `${sayNumber(count)} sin fecha límite`,
    why: 'La fecha no se entiende. Queda anotada en la tarea.',
  },
  cut: {
    count: (count) => `${sayNumber(count)} con el título cortado`,
    why: 'Pasan de 200 caracteres: lo que sobra va a la descripción.',
  },
  shortened: {
    count: (count) => `${sayNumber(count)} con la descripción cortada`,
    why: 'Pasan de 20.000 caracteres: lo que sobra no se trae.',
  },
  startDropped: {
    count: (count) => `${sayNumber(count)} sin fecha de inicio`,
    why: 'La fecha no se entiende, o es posterior a la de vencimiento. Queda anotada en la tarea.',
  },
  fewerComments: {
    count: (count) => `${sayNumber(count)} con menos comentarios`,
    why: `Se traen los últimos de cada una, hasta ${importLimits.comments}.`,
  },
};
