import { emailUndoDays } from '@cuadrilla/contract/email-change';
import { exportDays } from '@cuadrilla/contract/exports';
import { registrationLinkHours } from '@cuadrilla/contract/instance/registration';
import { invitationDays } from '@cuadrilla/contract/invitations';
import type { MailAddress } from '../../platform/settings.ts';
import type { MailReader } from './unsubscribe.ts';
import { digestLetter, newsLetter } from './news.letters.ts';
import { greet, nameOr } from './strange-names.ts';

/** One thing of many, behind whose title is its page. */
export interface LetterItem {
  title: string;
  path: string;
  detail: string;
  /** Beside it, in red where it is past. */
  date?: { text: string; isPast: boolean };
  quote?: string;
}
export interface LetterSection {
  heading: string;
  items: LetterItem[];
}

/** What a mail says, whichever way it is shown. */
export interface Letter {
  subject: string;
  title: string;
  paragraphs: string[];
  sections?: LetterSection[];
  /** A page of Cuadrilla. */
  button: { label: string; path: string };
  /** Why it comes. */
  footer: string;
  /** Below it, pages of Cuadrilla. */
  links?: { label: string; path: string }[];
  /** Where no more such mails can be asked for, by the reader or by their mail program. */
  unsubscribe?: string;
}

interface InvitationValues {
  invitedBy: string;
  kind: 'team' | 'project';
  name: string;
  token: string;
}

interface NewDeviceValues {
  firstName: string;
  device: string;
  address: string;
  /** Day and time, where the person is. */
  at: string;
}

interface EmailChangedValues {
  firstName: string;
  email: string;
  /** With which it is taken back, where it was confirmed by a link. */
  token?: string;
}

/** What each kind of mail says. */
const letters = {
  news: newsLetter,
  digest: digestLetter,
  test: ({ firstName }: { firstName: string }): Letter => ({
    subject: `Correo de prueba para ${firstName}`,
    title: greet('Hola', firstName),
    paragraphs: [
      'Si este correo llegó, el servidor de salida funciona: por aquí saldrán los avisos de Cuadrilla.',
    ],
    button: { label: 'Abrir Cuadrilla', path: '/' },
    footer: 'Lo pidió quien administra esta instancia de Cuadrilla.',
  }),
  newDevice: ({ firstName, device, address, at }: NewDeviceValues): Letter => ({
    subject: 'Alguien entró en tu cuenta desde otro dispositivo',
    title: greet('Hola', firstName),
    paragraphs: [
      `Se ingresó a tu cuenta de Cuadrilla desde un dispositivo que no conocíamos: ${device}, dirección ${address}, el ${at}.`,
      'Si fuiste tú, no hay nada que hacer. Si no, cambia la contraseña: así se cierran las demás sesiones.',
    ],
    button: { label: 'Revisar las sesiones', path: '/settings/security' },
    footer: 'Llega, por seguridad, la primera vez que se ingresa desde un dispositivo.',
  }),
  report: ({
    projectId,
    project,
    findings,
  }: {
    projectId: number;
    project: string;
    findings: string[];
  }): Letter => ({
    subject: `La semana de «${project}»: ${findings[0] ?? ''}`,
    title: `La semana de «${project}»`,
    paragraphs: findings.map((finding) => `${finding}.`),
    button: { label: 'Ver el reporte', path: `/dashboard/projects/${projectId}?tab=reports` },
    footer: 'Llega cada lunes a quien lo pidió en los reportes del proyecto. Allí mismo se deja de recibir.',
  }),
  passwordReset: ({ firstName, token }: { firstName: string; token: string }): Letter => ({
    subject: 'Una contraseña nueva para tu cuenta',
    title: greet('Hola', firstName),
    paragraphs: [
      'Alguien, seguramente tú, pidió una contraseña nueva para tu cuenta de Cuadrilla. El enlace sirve una vez, durante una hora.',
      'Si no fuiste tú, no hay nada que hacer: la contraseña sigue siendo la misma.',
    ],
    // After the sign, which no server and no log gets to see.
    button: { label: 'Elegir la contraseña', path: `/reset-password#${token}` },
    footer: 'Llega a quien pide una contraseña nueva en Cuadrilla.',
  }),
  registration: ({ token }: { token: string }): Letter => ({
    subject: 'Crea tu cuenta de Cuadrilla',
    title: 'Tu cuenta te espera',
    paragraphs: [
      `Alguien, seguramente tú, quiere crear una cuenta con esta dirección. El enlace sirve durante ${registrationLinkHours} horas.`,
      'Si no fuiste tú, basta con no abrirlo.',
    ],
    button: { label: 'Crear la cuenta', path: `/register#${token}` },
    footer: 'Llega a quien quiere registrarse en Cuadrilla.',
  }),
  alreadyRegistered: ({ firstName }: { firstName: string }): Letter => ({
    subject: 'Ya tienes una cuenta de Cuadrilla',
    title: greet('Hola', firstName),
    paragraphs: [
      'Alguien, seguramente tú, quiso crear una cuenta con esta dirección, que ya tiene una. Si olvidaste la contraseña, al ingresar se puede elegir otra.',
    ],
    button: { label: 'Ingresar', path: '/login' },
    footer: 'Llega a quien quiere registrarse en Cuadrilla.',
  }),
  emailConfirmation: ({ firstName, token }: { firstName: string; token: string }): Letter => ({
    subject: 'Confirma tu email nuevo',
    title: greet('Hola', firstName),
    paragraphs: [
      'Pediste que tu cuenta de Cuadrilla use esta dirección. El enlace sirve una vez, durante una hora; hasta que lo abras, la cuenta sigue con la de antes.',
      'Si no fuiste tú, basta con no abrirlo.',
    ],
    button: { label: 'Confirmar el email', path: `/confirm-email#${token}` },
    footer: 'Llega a la dirección nueva de quien cambia el email de su cuenta.',
  }),
  emailChanged: ({ firstName, email, token }: EmailChangedValues): Letter => ({
    subject: 'El email de tu cuenta cambió',
    title: greet('Hola', firstName),
    paragraphs: [
      `Tu cuenta de Cuadrilla usa desde ahora el email ${email}. Las demás sesiones se cerraron.`,
      token
        ? `Si no fuiste tú, recupera la cuenta: vuelve este email, se cierra todo lo que esté abierto y eliges otra contraseña. El enlace sirve durante ${emailUndoDays} días.`
        : 'Si no fuiste tú, escribe enseguida a quien administra tu instancia de Cuadrilla: con este email ya no se puede entrar.',
    ],
    button: token
      ? { label: 'No fui yo: recuperar la cuenta', path: `/recover-email#${token}` }
      : { label: 'Abrir Cuadrilla', path: '/' },
    footer: 'Llega a la dirección que tenía la cuenta hasta ahora, por seguridad.',
  }),
  exportReady: ({ firstName }: { firstName: string }): Letter => ({
    subject: 'Tu exportación está lista',
    title: greet('Hola', firstName),
    paragraphs: [
      `El archivo con todos tus datos está listo. Se descarga desde tu configuración durante ${exportDays} días; después se borra.`,
    ],
    button: { label: 'Ir a mis datos', path: '/settings/data' },
    footer: 'Llega a quien pide sus datos en Cuadrilla.',
  }),
  rule: ({ subject, text, path }: { subject: string; text: string; path: string }): Letter => ({
    subject,
    title: subject,
    paragraphs: text.split(/\n+/),
    button: { label: 'Abrir en Cuadrilla', path },
    footer: 'Lo envía una automatización de un proyecto en el que estás.',
  }),
  invitation: ({ invitedBy, kind, name, token }: InvitationValues): Letter => {
    const what = nameOr(name, kind === 'team' ? 'un equipo' : 'un proyecto');
    return {
      subject: `Invitación a ${what}`,
      title: `${nameOr(invitedBy, 'Alguien')} te invitó a ${what}`,
      paragraphs: [
        kind === 'team'
          ? `Es un equipo de Cuadrilla: con él llegan sus proyectos y sus tareas.`
          : `Es un proyecto de Cuadrilla, donde un equipo organiza sus tareas.`,
        `El enlace sirve una sola vez y vence en ${invitationDays} días.`,
      ],
      button: { label: 'Ver la invitación', path: `/invitation?token=${token}` },
      footer: 'Si no esperabas esta invitación, basta con no abrirla.',
    };
  },
};

type Letters = typeof letters;

/** To one person, by the kind of mail and what that kind is told. */
export type Mail = {
  [Name in keyof Letters]: {
    to: MailAddress;
    template: Name;
    values: Parameters<Letters[Name]>[0];
    /** Who may say that they want no more of it. The link is made when it is sent. */
    reader?: MailReader;
  };
}[keyof Letters];

/** Which values go with which kind is said by the type above: the compiler cannot follow that here. */
export const letterOf = ({ template, values }: Mail): Letter =>
  (letters[template] as (values: Mail['values']) => Letter)(values);
