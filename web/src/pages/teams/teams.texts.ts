export const teamsPageTexts = {
  search: 'Buscar equipo',
  failed: 'No se pudieron cargar los equipos',
  none: {
    title: 'Todavía no hay equipos',
    text: 'Un equipo reúne personas que comparten proyectos: quien entra al equipo llega a todos ellos a la vez.',
  },
};
