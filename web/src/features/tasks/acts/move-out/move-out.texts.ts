export const moveOutTexts = {
  open: 'Mover a otro proyecto…',
  title: (tasks: readonly { title: string }[]) =>
    `Mover ${tasks.length === 1 ? `«${tasks[0]?.title}»` : `${tasks.length} tareas`} a otro proyecto`,
  text: ({ length }: { length: number }) =>
    length === 1
      ? 'Va con sus comentarios, archivos, lista de control e historial. Allí tiene otro número.'
      : 'Van con sus comentarios, archivos, lista de control e historial. Allí tienen otro número.',
  project: 'Proyecto',
  chooseProject: 'Elegir un proyecto',
  noProjects: 'No hay otro proyecto en el que puedas editar tareas.',
  board: 'Tablero',
  chooseBoard: 'Elegir un tablero',
  noBoards: 'Ese proyecto todavía no tiene tableros.',
  column: 'Columna',
  sameColumn: 'Según su estado actual',
  checking: 'Comprobando qué encaja en ese proyecto',
  failed: 'No se pudo leer el proyecto. Prueba de nuevo en un momento.',
  labels: (names: readonly string[]) =>
    names.length === 1
      ? `La etiqueta «${names[0]}» no está en ese proyecto`
      : `Estas etiquetas no están en ese proyecto: ${names.map((name) => `«${name}»`).join(', ')}`,
  dropLabels: (count: number) => (count === 1 ? 'Quitarla' : 'Quitarlas'),
  makeLabels: (count: number) => (count === 1 ? 'Crearla allí' : 'Crearlas allí'),
  people: (names: readonly string[]) =>
    `${names.join(', ')} ${names.length === 1 ? 'no es miembro' : 'no son miembros'} de ese proyecto`,
  nobody: 'Sin responsable',
  ends: 'Dependencias que terminan',
  tie: ({ title, other }: { title: string; other: string }) => `«${title}» y «${other}»`,
  cancel: 'Cancelar',
  confirm: 'Mover',
  missing: 'Falta elegir el proyecto y el tablero',
  moved: (tasks: readonly { title: string }[], project: string) =>
    tasks.length === 1
      ? `«${tasks[0]?.title}» pasó a «${project}»`
      : `${tasks.length} tareas pasaron a «${project}»`,
  back: (count: number) =>
    count === 1 ? 'La tarea volvió a su lugar' : `${count} tareas volvieron a su lugar`,
  refused: 'No se pudo mover a ese proyecto.',
  goneThere: 'La tarea está ahora en otro proyecto.',
  follow: 'Ver la tarea allí',
};
