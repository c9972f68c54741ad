export const templatesPageTexts = {
  title: 'Plantillas',
  lead: 'Un proyecto ya armado, con tableros, tareas y fechas que se acomodan al día en que empieza.',
  projects: 'Proyectos',
  search: 'Buscar plantilla',
  failed: 'No se pudieron cargar las plantillas',
  loading: 'Cargando plantillas',
  own: 'Guardar un proyecto propio',
  ownWhy: 'Cualquier proyecto puede ser plantilla, desde sus Ajustes. Las fechas pasan a contarse en días.',
  saved: 'Tuyas y de tus equipos',
};
