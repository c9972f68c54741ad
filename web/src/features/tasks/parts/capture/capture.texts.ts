import type { CapturedField } from './captured.ts';

const tasks = (count: number): string => (count === 1 ? '1 tarea' : `${count} tareas`);

export const captureTexts = {
  chips: 'Añadir a la tarea',
  chip: {
    dueDate: 'Fecha',
    assignedTo: 'Responsable',
    priorityId: 'Prioridad',
    labelId: 'Etiqueta',
  } satisfies Record<CapturedField, string>,
  chosen: (label: string, value: string) => `${label}: ${value}`,
  byKey: (label: string, key: string) => `${label} (${key})`,
  example: 'Qué hay que hacer',
  tasks,
  asPoints: (count: number) => `1 con ${count} puntos`,
  as: 'Crear como',
  back: 'Volver al texto',
  backBy: 'vuelve al texto',
  leaveOut: (line: string) => `Quitar «${line}»`,
  lines: 'Líneas pegadas',
  create: (count: number) => `Crear ${tasks(count)}`,
  createOne: 'Crear tarea',
  created: (count: number) => (count === 1 ? 'Tarea creada' : `${tasks(count)} creadas`),
  createdPart: (made: number, of: number) =>
    made === 1
      ? `Se creó 1 de ${of}. Las demás siguen aquí.`
      : `Se crearon ${made} de ${of}. Las demás siguen aquí.`,
  tooMany: (most: number) => `De una vez caben hasta ${most} líneas; las demás quedaron fuera.`,
};
