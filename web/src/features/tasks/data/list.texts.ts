import { limits } from '@cuadrilla/contract/kernel/fields';

const many = (count: number): string => (count === 1 ? '1 tarea' : `${count} tareas`);

export const listTexts = {
  table: 'Tareas del tablero',
  task: 'Tarea',
  done: 'Hecha',
  doneOnes: 'Hechas',
  doneTable: 'Tareas hechas',
  comments: 'Comentarios',
  select: (title: string) => `Seleccionar «${title}»`,
  selectAll: 'Seleccionar todas las tareas',
  selecting: 'Seleccionar',
  selectingDone: 'Dejar de seleccionar',
  selected: (count: number) => (count === 1 ? '1 seleccionada' : `${count} seleccionadas`),
  selectedStatus: (count: number) =>
    count === 0
      ? 'Ninguna tarea seleccionada'
      : `${many(count)} ${count === 1 ? 'seleccionada' : 'seleccionadas'}`,
  bar: 'Tareas seleccionadas',
  clear: 'Quitar la selección',
  selectMore: (total: number) =>
    total > limits.bulk ? `Seleccionar las primeras ${limits.bulk}` : `Seleccionar las ${total} tareas`,
  selectingMore: 'Leyendo las tareas',
  most: `Se pueden cambiar hasta ${limits.bulk} tareas a la vez`,
  complete: 'Completar',
  completed: (tasks: readonly { title: string }[]) =>
    tasks.length === 1 ? `«${tasks[0]?.title}» completada` : `${many(tasks.length)} completadas`,
  remove: 'Eliminar',
  removeTitle: (count: number) => `Eliminar ${many(count)}`,
  removeText:
    'Algunas tienen comentarios, que dejan de verse. Durante 30 días se pueden restaurar desde la Papelera.',
  removeConfirm: (count: number) => (count === 1 ? 'Eliminar tarea' : 'Eliminar tareas'),

  changeField: (field: string, value: string) => `Cambiar ${field.toLowerCase()}: ${value}`,
  editTitle: (title: string) => `Editar el título de «${title}»`,
  titleOf: (title: string) => `Título de «${title}»`,
  titleChanged: (title: string) => `Título cambiado: «${title}»`,
  titleTaken: (title: string) => `Mientras tanto el título cambió a «${title}».`,
  titleOver: 'Intro guarda el escrito aquí.',
  titleGone: 'La tarea ya no está en la lista.',
  changed: (field: string, tasks: readonly { title: string }[], value: string) =>
    tasks.length === 1
      ? `${field} de «${tasks[0]?.title}»: ${value}`
      : `${field} de ${many(tasks.length)}: ${value}`,
  taken: (field: string, title: string, value: string) =>
    `${field} de «${title}»: mientras tanto cambió a «${value}».`,
  useMine: (value: string) => `Usar «${value}»`,
  setField: (field: string) => `Cambiar ${field.toLowerCase()}`,
  save: 'Guardar',
};
