import type { DueFilter } from '@cuadrilla/contract/kernel/dates';

export const filterTexts = {
  filter: 'Filtrar',
  filters: 'Filtros',
  active: (count: number) => (count === 1 ? 'filtro activo' : 'filtros activos'),
  activeList: 'Filtros activos',
  remove: (name: string) => `Quitar el filtro ${name}`,
  clear: 'Limpiar filtros',
  clearAll: 'Limpiar búsqueda y filtros',
  done: 'Listo',
  me: 'Yo',
  anyDue: 'Cualquier fecha',
  any: (field: string) => `Con ${field.toLowerCase()}`,
  gone: 'Ya no está',
  spans: {
    today: 'Hoy',
    week: 'Esta semana',
    month: 'Este mes',
  } satisfies Record<Exclude<DueFilter, 'overdue'>, string>,
};
