export const onItsWayTexts = {
  title: 'Esta sección está en camino',
  toDashboard: 'Ir al Dashboard',
  documentation: { title: 'Documentación', text: 'Aquí van a estar las páginas y notas de cada proyecto.' },
  automations: {
    title: 'Automatizaciones',
    text: 'Aquí van a estar las reglas que mueven, asignan y avisan solas.',
  },
};
