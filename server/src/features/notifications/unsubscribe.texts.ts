import type { PlainPage } from '../mail/mail.layout.ts';

export const unsubscribeTexts = {
  ask: (email: string): PlainPage => ({
    title: 'Dejar de recibir correos',
    text: `No se enviarán más avisos por correo a ${email}. En la aplicación siguen como hasta ahora.`,
    button: 'Dejar de recibir correos',
  }),
  done: (email: string): PlainPage => ({
    title: 'Listo: no habrá más correos',
    text: `Cuadrilla ya no envía avisos a ${email}. En Configuración se pueden volver a activar.`,
    link: { label: 'Ir a Configuración', path: '/settings/notifications' },
  }),
};
