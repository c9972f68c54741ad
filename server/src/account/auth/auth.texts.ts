import type { Letter } from '../../outside/mail/letter.ts';
import { greet } from '../../outside/mail/strange-names.ts';

interface NewDeviceValues {
  firstName: string;
  device: string;
  address: string;
  /** Day and time, where the person is. */
  at: string;
  /** Where passwords open nothing. */
  withoutPasswords?: boolean;
}

export const newDeviceLetter = ({
  firstName,
  device,
  address,
  at,
  withoutPasswords,
}: NewDeviceValues): Letter => ({
  subject: 'Alguien entró en tu cuenta desde otro dispositivo',
  title: greet('Hola', firstName),
  paragraphs: [
    `Se ingresó a tu cuenta de Cuadrilla desde un dispositivo que no conocíamos: ${device}, dirección ${address}, el ${at}.`,
    withoutPasswords
      ? 'Si fuiste tú, no hay nada que hacer. Si no, cierra esa sesión.'
      : 'Si fuiste tú, no hay nada que hacer. Si no, cambia la contraseña: así se cierran las demás sesiones.',
  ],
  button: { label: 'Revisar las sesiones', path: '/settings/security' },
  footer: 'Llega, por seguridad, la primera vez que se ingresa desde un dispositivo.',
});

export const passwordResetLetter = ({ firstName, token }: { firstName: string; token: string }): Letter => ({
  subject: 'Una contraseña nueva para tu cuenta',
  title: greet('Hola', firstName),
  paragraphs: [
    'Alguien, seguramente tú, pidió una contraseña nueva para tu cuenta de Cuadrilla. El enlace sirve una vez, durante una hora.',
    'Si no fuiste tú, no hay nada que hacer: la contraseña sigue siendo la misma.',
  ],
  // After the sign, which no server and no log gets to see.
  button: { label: 'Elegir la contraseña', path: `/reset-password#${token}` },
  footer: 'Llega a quien pide una contraseña nueva en Cuadrilla.',
});
