import type { PlainPage } from '../../outside/mail/mail.layout.ts';

const settings = { label: 'Ir a Configuración', path: '/settings/notifications' };

export const unsubscribeTexts = {
  ask: (email: string): PlainPage => ({
    title: 'Dejar de recibir correos',
    text: `No se enviarán más avisos ni reportes por correo a ${email}. En la aplicación siguen como hasta ahora.`,
    button: 'Dejar de recibir correos',
  }),
  done: (email: string): PlainPage => ({
    title: 'Listo: no habrá más correos',
    text: `Cuadrilla ya no envía avisos ni reportes a ${email}. Los avisos se vuelven a activar en Configuración; el reporte semanal se vuelve a pedir en los reportes de cada proyecto.`,
    link: settings,
  }),
  askReport: (email: string): PlainPage => ({
    title: 'Dejar de recibir el reporte semanal',
    text: `El reporte semanal de este proyecto no se enviará más a ${email}. Los demás correos siguen como hasta ahora.`,
    button: 'Dejar de recibirlo',
  }),
  doneReport: (email: string, projectId: number): PlainPage => ({
    title: 'Listo: no habrá más reportes',
    text: `El reporte semanal de este proyecto ya no se envía a ${email}. En los reportes del proyecto se puede volver a pedir.`,
    link: { label: 'Ir a los reportes del proyecto', path: `/dashboard/projects/${projectId}?tab=reports` },
  }),
};
