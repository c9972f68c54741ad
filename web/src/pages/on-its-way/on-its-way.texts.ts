export const onItsWayTexts = {
  title: 'Esta sección está en camino',
  toDashboard: 'Ir al Dashboard',
  automations: {
    title: 'Automatizaciones',
    text: 'Aquí van a estar las reglas que mueven, asignan y avisan solas.',
  },
};
