import { invitationDays } from '@cuadrilla/contract/projects/invitations';
import type { Letter } from '../../outside/mail/letter.ts';
import { nameOr } from '../../outside/mail/strange-names.ts';

interface InvitationValues {
  invitedBy: string;
  kind: 'team' | 'project';
  name: string;
  token: string;
}

export const invitationLetter = ({ invitedBy, kind, name, token }: InvitationValues): Letter => {
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
};
