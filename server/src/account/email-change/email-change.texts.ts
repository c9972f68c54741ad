import { emailUndoDays } from '@cuadrilla/contract/account/email-change';
import type { Letter } from '../../outside/mail/letter.ts';
import { greet } from '../../outside/mail/strange-names.ts';

interface EmailChangedValues {
  firstName: string;
  email: string;
  /** With which it is taken back, where it was confirmed by a link. */
  token?: string;
}

export const emailConfirmationLetter = ({
  firstName,
  token,
}: {
  firstName: string;
  token: string;
}): Letter => ({
  subject: 'Confirma tu correo nuevo',
  title: greet('Hola', firstName),
  paragraphs: [
    'Pediste que tu cuenta de Cuadrilla use esta dirección. El enlace sirve una vez, durante una hora; hasta que lo abras, la cuenta sigue con la de antes.',
    'Si no fuiste tú, basta con no abrirlo.',
  ],
  button: { label: 'Confirmar el correo', path: `/confirm-email#${token}` },
  footer: 'Llega a la dirección nueva de quien cambia el correo de su cuenta.',
});

export const emailChangedLetter = ({ firstName, email, token }: EmailChangedValues): Letter => ({
  subject: 'El correo de tu cuenta cambió',
  title: greet('Hola', firstName),
  paragraphs: [
    `Tu cuenta de Cuadrilla usa desde ahora el correo ${email}. Las demás sesiones se cerraron.`,
    token
      ? `Si no fuiste tú, recupera la cuenta: vuelve este correo, se cierra todo lo que esté abierto y eliges otra contraseña. El enlace sirve durante ${emailUndoDays} días.`
      : 'Si no fuiste tú, escribe enseguida a quien administra tu instancia de Cuadrilla: con este correo ya no se puede entrar.',
  ],
  button: token
    ? { label: 'No fui yo: recuperar la cuenta', path: `/recover-email#${token}` }
    : { label: 'Abrir Cuadrilla', path: '/' },
  footer: 'Llega a la dirección que tenía la cuenta hasta ahora, por seguridad.',
});
