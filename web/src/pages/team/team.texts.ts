export const teamPageTexts = {
  invite: 'Invitar personas',
  reach: (projects: number) =>
    projects === 0
      ? 'El equipo todavía no tiene proyectos.'
      : projects === 1
        ? 'Con el equipo llegan a 1 proyecto.'
        : `Con el equipo llegan a ${projects} proyectos.`,
};
