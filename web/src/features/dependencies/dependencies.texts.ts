import type { Relation } from '@cuadrilla/contract/tasks/dependencies';

export const dependencyTexts = {
  title: 'Dependencias',
  add: 'Agregar',
  first: 'Dependencia',
  adding: 'Agregar una dependencia',
  relation: 'Relación',
  relations: { blocked_by: 'Bloqueada por', blocks: 'Bloquea a' } satisfies Record<Relation, string>,
  search: 'Número o palabras de la tarea',
  tasks: 'Tareas del proyecto',
  number: (number: number) => `#${number}`,
  priority: (name: string) => `Prioridad ${name}`,
  done: 'Hecha',
  found: (count: number) => (count === 1 ? '1 tarea' : `${count} tareas`),
  nothing: 'No hay otra tarea así en el proyecto.',
  searchFailed: 'No se pudo buscar. Prueba de nuevo en un momento.',
  remove: (title: string) => `Quitar la dependencia con «${title}»`,
  removed: (title: string) => `Dependencia con «${title}» quitada`,
  restored: (title: string) => `Dependencia con «${title}» repuesta`,
};
