const inSpanish = new Intl.ListFormat('es');

export const memberTexts = {
  add: 'Agregar usuario',
  addForbidden: 'No tenes permisos para realizar esta acción',
  loading: 'Cargando miembros',
  members: 'Miembros',
  person: 'Persona',
  role: 'Rol',
  you: 'Tu cuenta',
  through: (teams: readonly string[]) =>
    teams.length === 1 ? `por el equipo ${teams[0]}` : `por los equipos ${inSpanish.format(teams)}`,
  roleOf: (name: string, role: string) => `Rol de ${name}: ${role}`,
  roleFailed: 'No se pudo cambiar el rol.',
  options: (name: string) => `Más opciones de ${name}`,

  remove: 'Quitar del proyecto',
  removing: 'Quitando',
  removeTitle: (name: string) => `Quitar a «${name}»`,
  removeLoss: 'Deja de ver el proyecto. Sus tareas y comentarios se conservan.',
  removeOwn: (team: string) =>
    `Pierde el rol propio y sigue en el proyecto por el equipo ${team}. Sus tareas y comentarios se conservan.`,
  removedOwn: (name: string, team: string) => `${name} sigue en el proyecto solo por el equipo ${team}`,
  removed: (name: string) => `${name} ya no es miembro del proyecto`,
  leave: 'Salir del proyecto',
  leaving: 'Saliendo',
  leaveTitle: (project: string) => `Salir de «${project}»`,
  leaveLoss:
    'El proyecto deja de aparecer en tu cuenta. Para volver, alguien que lo administre tiene que agregarte.',
  left: (project: string) => `Saliste de «${project}»`,

  search: 'Buscar por correo',
  addWhy: 'Cada persona entra con el rol elegido, que se puede cambiar después.',
  searching: 'Buscando usuarios',
  results: 'Usuarios encontrados',
  addOne: 'Agregar',
  addPerson: (name: string) => `Agregar a ${name}`,
  adding: 'Agregando',
  added: 'Agregado',
  addedLabel: (name: string) => `Agregado: ${name}`,
  addedPerson: (name: string) => `${name} ya es miembro del proyecto`,
  noCandidates: 'El usuario ingresado ya pertenece al proyecto o no existen coincidencias.',
  hint: 'Con el correo completo de alguien se puede agregar a esa persona o invitarla.',
  refused: 'Error de permisos',
};
