import type { TaskSortField } from '@cuadrilla/contract/tasks/tasks';
import { sortNames } from './tasks.texts.ts';

export const kanbanTexts = {
  empty: 'Sin tareas',
  emptyNarrowed: 'Ninguna tarea coincide',
  createIn: (column: string) => `Crear tarea en ${column}`,
  draft: (title: string) => `Borrador: ${title}`,
  closeComposer: 'Cerrar sin crear',
  refused: (title: string) => `«${title}» no se creó`,
  columnGone: (column: string, title: string) =>
    `La columna «${column}» ya no está. «${title}» te espera en «Crear tarea» de otra columna.`,
  created: (title: string, column: string) => `«${title}» creada en ${column}`,
  createdHidden: (title: string, column: string) =>
    `«${title}» creada en ${column}, pero no coincide con la búsqueda o los filtros`,
  createdAtEnd: (title: string, column: string) => `«${title}» creada al final de ${column}`,

  /** What the keys do, for whoever does not see the cards. */
  keys: 'Espacio la muestra al lado. T la toma, las flechas la mueven, Espacio la suelta y Esc cancela. M abre «Mover a…», H la completa y X la selecciona.',
  move: (title: string) => `Mover «${title}»`,
  first: 'Al principio',
  up: 'Un lugar arriba',
  down: 'Un lugar abajo',
  last: 'Al final',

  at: (column: string, position: number, count: number) => `${column}, posición ${position} de ${count}`,
  outside: 'fuera de las columnas, sin cambios',
  ordered: (sort: TaskSortField) =>
    `el orden es por ${sortNames[sort].toLowerCase()}: dentro de la columna no se mueve`,
  escape: 'Esc',
  cancels: 'cancela',
  cancelled: (title: string) => `Movimiento cancelado: ${title} queda en su lugar`,
  reordered: (title: string, position: number) => `«${title}» movida a la posición ${position}`,
};
