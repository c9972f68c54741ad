export const projectsPageTexts = {
  title: 'Proyectos',
  search: 'Buscar proyecto',
  import: 'Importar',
  templates: 'Plantillas',
  views: 'Proyectos',
  active: 'Activos',
  archived: 'Archivados',
  trash: 'Papelera',
  failed: 'No se pudieron cargar los proyectos',
  trashFailed: 'No se pudo cargar la papelera',
  trashWhy: 'Los proyectos eliminados se guardan 30 días. Los ve quien puede administrarlos.',
  noneOfRole: (role: string) => `Sin proyectos con el rol ${role}`,
  anyRole: 'Ver todos los roles',
  none: {
    active: {
      title: 'Todavía no hay proyectos',
      text: 'Un proyecto reúne tableros, tareas y personas. Con el nombre alcanza para empezar.',
    },
    archived: {
      title: 'Sin proyectos archivados',
      text: 'Un proyecto archivado sale del Dashboard y se guarda aquí, con todo adentro.',
    },
    trash: {
      title: 'La papelera está vacía',
      text: 'Los proyectos eliminados se guardan aquí 30 días y se pueden restaurar.',
    },
  },
};
