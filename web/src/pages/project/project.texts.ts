export const projectPageTexts = {
  tabs: 'Partes del proyecto',
  boards: 'Tableros',
  calendar: 'Calendario',
  reports: 'Reportes',
  documents: 'Documentos',
  members: 'Miembros',
  settings: 'Ajustes',

  archived: 'Este proyecto está archivado: no aparece en el Dashboard.',

  searchBoard: 'Buscar tablero',
  boardsFailed: 'No se pudieron cargar los tableros',
  noBoards: 'Todavía no hay tableros',
  noBoardsWhy: 'Un tablero reúne las tareas de una parte del proyecto.',
  noBoardsFound: 'No se encontraron tableros que coincidan con la búsqueda.',

  membersFailed: 'No se pudieron cargar los miembros',

  general: 'Datos del proyecto',
};
