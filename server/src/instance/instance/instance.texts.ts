import type { Letter } from '../../outside/mail/letter.ts';
import { greet } from '../../outside/mail/strange-names.ts';

export const testLetter = ({ firstName }: { firstName: string }): Letter => ({
  subject: `Correo de prueba para ${firstName}`,
  title: greet('Hola', firstName),
  paragraphs: [
    'Si este correo llegó, el servidor de salida funciona: por aquí saldrán los avisos de Cuadrilla.',
  ],
  button: { label: 'Abrir Cuadrilla', path: '/' },
  footer: 'Lo pidió quien administra esta instancia de Cuadrilla.',
});
