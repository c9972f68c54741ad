export const documentLinkTexts = {
  gone: 'Esta tarea ya no está',
  done: 'Hecho',
  assignedTo: (name: string) => `Responsable: ${name}`,
  created: (board: string) => `Tarea creada en ${board}`,
  noBoard: 'El proyecto no tiene tableros donde crear la tarea',
  createFailed: 'La tarea no se pudo crear',
  search: 'Búsqueda de la lista de tareas',
  searchHint: 'Por ejemplo: vencidas sin:responsable',
  none: 'Ninguna tarea responde a esta búsqueda',
  empty: 'Escribe una búsqueda para ver sus tareas aquí',
  failed: 'La lista no se pudo cargar',
  more: (count: number) => `Ver las ${count} tareas`,
};
