import { registrationLinkHours } from '@cuadrilla/contract/instance/registration';
import type { Letter } from '../../outside/mail/letter.ts';
import { greet } from '../../outside/mail/strange-names.ts';

export const registrationLetter = ({ token }: { token: string }): Letter => ({
  subject: 'Crea tu cuenta de Cuadrilla',
  title: 'Tu cuenta te espera',
  paragraphs: [
    `Alguien, seguramente tú, quiere crear una cuenta con esta dirección. El enlace sirve durante ${registrationLinkHours} horas.`,
    'Si no fuiste tú, basta con no abrirlo.',
  ],
  button: { label: 'Crear la cuenta', path: `/register#${token}` },
  footer: 'Llega a quien quiere registrarse en Cuadrilla.',
});

interface AlreadyRegisteredValues {
  firstName: string;
  /** What for, with this address. */
  asked: 'account' | 'invitation';
}

export const alreadyRegisteredLetter = ({ firstName, asked }: AlreadyRegisteredValues): Letter => ({
  subject: 'Ya tienes una cuenta de Cuadrilla',
  title: greet('Hola', firstName),
  paragraphs: [
    asked === 'invitation'
      ? 'Alguien, seguramente tú, pidió de nuevo la invitación a esta dirección: no hay ninguna que espere respuesta. La dirección ya tiene una cuenta; si olvidaste la contraseña, al ingresar se puede elegir otra.'
      : 'Alguien, seguramente tú, quiso crear una cuenta con esta dirección, que ya tiene una. Si olvidaste la contraseña, al ingresar se puede elegir otra.',
  ],
  button: { label: 'Ingresar', path: '/login' },
  footer:
    asked === 'invitation'
      ? 'Llega a quien pide de nuevo una invitación a Cuadrilla.'
      : 'Llega a quien quiere registrarse en Cuadrilla.',
});
