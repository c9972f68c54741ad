export const onItsWayTexts = {
  title: 'Esta sección está en camino',
  toDashboard: 'Ir al Dashboard',
  teams: { title: 'Equipos', text: 'Aquí va a estar cada equipo, con sus personas y proyectos.' },
  documentation: { title: 'Documentación', text: 'Aquí van a estar las páginas y notas de cada proyecto.' },
  automations: {
    title: 'Automatizaciones',
    text: 'Aquí van a estar las reglas que mueven, asignan y avisan solas.',
  },
};
