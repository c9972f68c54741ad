export const dashboardTexts = {
  search: 'Buscar proyecto',
  tabs: 'Proyectos',
  all: 'Todos',
  recent: 'Recientes',
  pinned: 'Fijados',
  demo: 'Cuenta de demostración: los datos se restablecen cada noche.',
  failed: 'No se pudieron cargar los proyectos',
  none: {
    all: {
      title: 'Todavía no hay proyectos',
      text: 'Un proyecto reúne tableros, tareas y personas. Con el nombre alcanza para empezar.',
    },
    recent: {
      title: 'Sin proyectos recientes',
      text: 'Aquí aparecen los últimos proyectos abiertos.',
    },
    pinned: {
      title: 'Sin proyectos fijados',
      text: 'El alfiler de cada tarjeta deja el proyecto a mano, aquí y en el menú.',
    },
  },
};
