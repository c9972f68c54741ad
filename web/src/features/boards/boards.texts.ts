export const boardTexts = {
  board: 'Tablero',
  toProject: 'Volver al proyecto',
  toDashboard: 'Volver al Dashboard',

  create: 'Crear Tablero',
  creating: 'Creando el tablero',
  createFailed: 'No se pudo crear el tablero.',
  name: 'Nombre',
  nameExample: 'Por ejemplo, Lanzamiento',

  see: 'Ver Tablero',
  seeBoard: (name: string) => `Ver Tablero ${name}`,
  tasks: (count: number) => (count === 0 ? 'Sin tareas' : count === 1 ? '1 tarea' : `${count} tareas`),
  loading: 'Cargando tableros',

  options: (name: string) => `Más opciones de ${name}`,
  rename: 'Renombrar',
  renameTitle: (name: string) => `Renombrar «${name}»`,
  colour: 'Color',
  remove: 'Eliminar',
  removed: 'Tablero eliminado',
  restored: 'Tablero restaurado',
  renameFailed: (why: string) => `No se pudo renombrar el tablero. ${why}`,
  colourFailed: 'No se pudo cambiar el color del tablero',
  removeFailed: 'No se pudo eliminar el tablero',
};
