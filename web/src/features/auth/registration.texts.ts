import { registrationLinkHours } from '@cuadrilla/contract/instance/registration';

const listed = (domains: readonly string[]): string =>
  new Intl.ListFormat('es', { type: 'disjunction' }).format(domains);

export const registrationTexts = {
  byDomain: (domains: readonly string[]) =>
    `Solo con un correo de ${listed(domains)}. Con otro hace falta una invitación.`,
  linkSent: `Llegó un enlace a esa dirección: con él sigue el registro. Sirve durante ${registrationLinkHours} horas.`,
  wasInvited: '¿Te invitaron y no encuentras el enlace?',
  sendAgain: 'Recibirlo otra vez',
  sentAgain:
    'Si ese correo tiene una invitación o una cuenta, el enlace va en camino. Si no llega en unos minutos, pide una invitación a quien ya participa.',
  onlyInvited: 'Hace falta una invitación: pídela a quien ya participa en un equipo o un proyecto.',
  closed: 'Esta instancia no admite cuentas nuevas. Si hace falta una, habla con quien la administra.',
};
