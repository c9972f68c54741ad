import { exportDays } from '@cuadrilla/contract/carry/exports';
import type { Letter } from '../../outside/mail/letter.ts';
import { greet } from '../../outside/mail/strange-names.ts';

export const exportReadyLetter = (firstName: string): Letter => ({
  subject: 'Tu exportación está lista',
  title: greet('Hola', firstName),
  paragraphs: [
    `El archivo con todos tus datos está listo. Se descarga desde tu configuración durante ${exportDays} días; después se borra.`,
  ],
  button: { label: 'Ir a mis datos', path: '/settings/data' },
  footer: 'Llega a quien pide sus datos en Cuadrilla.',
});
