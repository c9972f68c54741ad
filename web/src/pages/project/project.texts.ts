export const projectPageTexts = {
  project: 'Proyecto',
  tabs: 'Partes del proyecto',
  boards: 'Tableros',
  members: 'Miembros',
  settings: 'Ajustes',

  failed: 'No se pudo cargar el proyecto',
  missing: 'Proyecto no encontrado',
  missingWhy: 'Puede haber sido eliminado, o tu cuenta no es miembro.',
  toDashboard: 'Volver al Dashboard',
  archived: 'Este proyecto está archivado: no aparece en el Dashboard.',

  searchBoard: 'Buscar tablero',
  boardsFailed: 'No se pudieron cargar los tableros',
  noBoards: 'Todavía no hay tableros',
  noBoardsWhy: 'Un tablero reúne las tareas de una parte del proyecto.',
  noBoardsFound: 'No se encontraron tableros que coincidan con la búsqueda.',

  membersFailed: 'No se pudieron cargar los miembros',

  general: 'Datos del proyecto',
};
