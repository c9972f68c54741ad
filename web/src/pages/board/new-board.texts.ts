import type { ColumnKind } from '@cuadrilla/contract/tasks/boards';

/** Of a board in which there is nothing yet, and of its empty columns. */
export const newBoardTexts = {
  example: 'La primera tarea',
  hints: {
    pendiente: 'Una por línea: una lista pegada se vuelve varias tareas.',
    'en curso': 'Lo que ya tiene a alguien trabajando se arrastra hasta aquí.',
    hecho: 'Al completar una tarea, llega aquí sola.',
  } satisfies Record<ColumnKind, string>,
};
