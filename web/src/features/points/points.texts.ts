export const pointTexts = {
  title: 'Lista de control',
  progress: 'Avance',
  /** Beside the bar. */
  of: (done: number, count: number) => `${done} de ${count}`,
  /** Where nothing else says what is counted. */
  counted: (done: number, count: number) => `${done} de ${count} ${count === 1 ? 'punto' : 'puntos'}`,
  add: 'Agregar un punto',
  point: 'Punto',
  edit: (content: string) => `Editar «${content}»`,
  options: (content: string) => `Más opciones de «${content}»`,
  rename: 'Editar',
  day: 'Fecha',
  dayOf: (content: string, day: string) => `Fecha de «${content}»: ${day}`,
  person: 'Persona',
  /** Before the name. */
  personOf: (content: string) => `Persona de «${content}»:`,
  nobody: 'Nadie',
  up: 'Subir',
  down: 'Bajar',
  toTask: 'Convertir en tarea',
  becameTask: (content: string, column: string | undefined) =>
    `«${content}» ahora es una tarea${column === undefined ? '' : `, en «${column}»`}`,
  remove: 'Eliminar',
  removed: (content: string) => `Punto «${content}» eliminado`,
  restored: (content: string) => `Punto «${content}» restaurado`,
  moved: (content: string, place: number, count: number) => `«${content}» pasó al lugar ${place} de ${count}`,

  addFailed: 'No se pudo agregar el punto. El texto sigue en el cuadro.',
  changeFailed: 'No se pudo cambiar el punto.',
  moveFailed: 'No se pudo mover el punto.',
  toTaskFailed: 'No se pudo convertir el punto en tarea.',
  removeFailed: 'No se pudo eliminar el punto.',
};
