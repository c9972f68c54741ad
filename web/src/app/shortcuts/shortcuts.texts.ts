import type { BoardView } from '../../services/board-views.ts';

export const shortcutTexts = {
  title: 'Atajos de teclado',
  loadFailed: 'No se pudo cargar la hoja de atajos',
  andThen: 'y luego',
  groups: {
    anywhere: 'En todas partes',
    board: 'En un tablero',
    project: 'En un proyecto',
    start: 'En Inicio, Dashboard y Proyectos',
    go: 'Navegación',
  },
  singleKeys: 'Atajos de una sola tecla',
  singleKeysWhy: (mod: string) =>
    `Apagados, siguen funcionando los que llevan ${mod}. Esta hoja también se abre desde «Buscar y ejecutar».`,
  off: 'apagado',
  close: 'Cerrar',

  palette: 'Buscar y ejecutar',
  undo: 'Deshacer el último cambio',
  nothingToUndo: 'No hay nada que deshacer',
  sheet: 'Ver los atajos de teclado',
  focusSearch: 'Ir al buscador de la página',
  goTo: (page: string) => `Ir a ${page}`,
  views: {
    grid: 'Ver como Cuadrícula',
    kanban: 'Ver como Kanban',
    list: 'Ver como Lista',
    calendar: 'Ver como Calendario',
  } satisfies Record<BoardView, string>,
};

export const localKeyTexts = {
  kanban: 'En una tarjeta del Kanban',
  anyTask: 'En una tarjeta o una fila',
  list: 'En la Lista',
  task: 'En una tarea',
  comment: 'Al escribir un comentario',
  space: 'Espacio',
  shift: 'Mayús',
  click: 'clic',
  doubleClick: 'doble clic',
  nextCard: 'Ir de tarjeta en tarjeta',
  take: 'Tomar la tarjeta y soltarla',
  carry: 'Mover la tarjeta tomada',
  putBack: 'Devolver la tarjeta tomada',
  moveTo: 'Abrir «Mover a…»',
  turn: 'Completar la tarea, o reabrirla',
  nextCell: 'Ir de celda en celda',
  editTitle: 'Cambiar el título',
  selectRange: 'Seleccionar hasta una tarea',
  selectAll: 'Seleccionar todas las tareas',
  clear: 'Quitar la selección',
  save: 'Guardar los cambios',
  saveWithin: 'Guardarlos desde un campo',
  send: 'Comentar, o guardar lo editado',
};
