import type { InvitationState } from '@cuadrilla/contract/projects/invitations';

const links = (count: number): string =>
  count === 1 ? 'Invitar a 1 persona' : `Invitar a ${count} personas`;

export const invitationTexts = {
  inviteTo: (name: string) => `Invitar a ${name}`,
  emails: 'Correos',
  emailsHint: 'Enter o coma separan un correo de otro.',
  noEmail: 'Falta al menos un correo',
  wrong: (wrong: string[]) =>
    wrong.length === 1
      ? `«${wrong[0]}» no es un correo válido`
      : `No son correos válidos: ${wrong.join(', ')}`,

  teamRole: 'Rol en el equipo',
  teamRoleHint: 'Administrador: invita, quita personas y cambia roles.',
  invite: 'Invitar',
  inviteCount: links,
  inviting: 'Invitando',
  made: 'Invitaciones listas',
  madeOne: 'Invitación lista',
  mailed: 'Salieron por correo. Cada enlace sirve una vez y vence en 7 días.',
  notMailed:
    'Esta instancia no envía correo: hay que pasarle a cada persona su enlace. Sirve una vez y vence en 7 días.',
  anyoneLink: 'Quien lo reciba',
  done: 'Listo',
  copyFor: (email: string) => `Copiar el enlace de ${email}`,

  link: 'Enlace de invitación',
  linkWhy: 'Para quien lo reciba: sirve una vez y vence en 7 días.',
  makeLink: 'Crear enlace',
  makingLink: 'Creando enlace',

  pending: 'Invitaciones pendientes',
  pendingState: 'Pendiente',
  expiredState: 'Vencida',
  sent: 'Creada el',
  ends: 'vence el',
  ended: 'venció el',
  resend: 'Reenviar',
  resendFor: (email: string) => `Reenviar la invitación: ${email}`,
  revoke: 'Anular',
  revokeFor: (email: string) => `Anular la invitación: ${email}`,
  revoked: 'Invitación anulada',

  inviteOne: (email: string) => `Invitar a ${email}`,

  title: 'Invitación',
  toTeam: (name: string) => `Te invitaron al equipo ${name}`,
  toProject: (name: string) => `Te invitaron al proyecto ${name}`,
  by: (name: string, role: string) => `${name} te invitó con el rol ${role}.`,
  forAddress: (email: string) => `La invitación se envió a ${email}.`,
  asAccount: (email: string) => `Se acepta con la cuenta ${email}.`,
  accept: 'Aceptar invitación',
  accepting: 'Aceptando',
  otherAccount: 'Usar otra cuenta',
  register: 'Registrarse y aceptar',
  login: 'Ya tengo cuenta: ingresar',
  before: 'Hace falta una cuenta de Cuadrilla. Con ella entras enseguida.',
  joinedTeam: (name: string) => `Ya formas parte del equipo ${name}`,
  joinedProject: (name: string) => `Ya formas parte del proyecto ${name}`,
  loading: 'Cargando la invitación',
  unknown: {
    title: 'El enlace no es válido',
    text: 'Puede estar incompleto, o haber sido reemplazado por otro más nuevo. Quien te invitó puede enviarlo de nuevo.',
  },
  over: {
    used: { title: 'La invitación ya se usó', text: 'Cada enlace sirve una sola vez.' },
    expired: {
      title: 'La invitación venció',
      text: 'Vale siete días. Quien te invitó puede enviarla de nuevo.',
    },
    revoked: {
      title: 'La invitación se anuló',
      text: 'Quien te invitó la retiró, o ya no administra ese lugar.',
    },
  } satisfies Record<Exclude<InvitationState, 'open'>, { title: string; text: string }>,
  failed: 'No se pudo cargar la invitación',
  toHome: 'Ir a Cuadrilla',
};
