import type { Workload } from '@cuadrilla/contract/projects/teams';

const people = (count: number): string => (count === 1 ? '1 persona' : `${count} personas`);
const projects = (count: number): string => (count === 1 ? '1 proyecto' : `${count} proyectos`);

export const teamTexts = {
  team: 'Equipo',
  teams: 'Equipos',
  people: 'Personas',
  person: 'Persona',
  projects: 'Proyectos',
  counts: (persons: number, theirProjects: number) => `${people(persons)} · ${projects(theirProjects)}`,
  countPeople: people,
  see: 'Ver',
  seeTeam: (name: string) => `Ver el equipo ${name}`,
  more: (count: number) => `y ${people(count)} más`,
  noProjects: 'Sin proyectos',
  loading: 'Cargando equipos',
  loadingOne: 'Cargando el equipo',

  work: 'Tareas abiertas',
  workWhy: 'Tareas abiertas por persona, en los proyectos que ves',
  onTime: 'En fecha',
  overdue: 'Vencidas',
  week: (count: number) => `${count} esta semana`,
  open: (count: number) => (count === 1 ? '1 abierta' : `${count} abiertas`),
  spoken: ({ open, overdue }: Workload) =>
    (open === 1 ? ' tarea abierta' : ' tareas abiertas') +
    (overdue === 0 ? '' : overdue === 1 ? ', 1 vencida' : `, ${overdue} vencidas`),

  create: 'Crear equipo',
  creating: 'Creando',
  edit: 'Editar equipo',
  save: 'Guardar cambios',
  saving: 'Guardando',
  name: 'Nombre',
  description: 'Descripción',
  created: (name: string) => `Equipo «${name}» creado`,
  saved: 'Equipo actualizado',

  role: 'Rol en el equipo',
  roleOf: (name: string, role: string) => `Rol de ${name}: ${role}`,
  roleFailed: 'No se pudo cambiar el rol.',
  you: 'Tu cuenta',
  options: (name: string) => `Más opciones de ${name}`,
  teamOptions: 'Más opciones del equipo',
  forbidden: 'Te faltan permisos para realizar esta acción',

  removePerson: 'Quitar del equipo',
  removing: 'Quitando',
  removePersonTitle: (name: string) => `Quitar a «${name}»`,
  removePersonLoss: 'Deja el equipo y los proyectos a los que llegaba solo por él. Sus tareas se conservan.',
  removedPerson: (name: string) => `${name} ya no está en el equipo`,
  leave: 'Salir del equipo',
  leaving: 'Saliendo',
  leaveTitle: (name: string) => `Salir de «${name}»`,
  leaveLoss:
    'Dejas de ver los proyectos a los que llegabas solo por este equipo. Para volver hace falta una invitación.',
  left: (name: string) => `Saliste de «${name}»`,
  remove: 'Eliminar equipo',
  removingTeam: 'Eliminando',
  removeTitle: (name: string) => `Eliminar «${name}»`,
  removeLoss:
    'Quienes llegaban a un proyecto solo por este equipo dejan de verlo. Los proyectos y sus tareas se conservan. No se puede deshacer.',
  removed: (name: string) => `Equipo «${name}» eliminado`,

  missing: 'Este equipo no está disponible',
  missingWhy: 'Puede que ya no exista, o que no formes parte de él.',
  failed: 'No se pudo cargar el equipo',
  toTeams: 'Ver equipos',

  addProject: 'Sumar proyecto',
  addProjectTitle: (team: string) => `Sumar «${team}» a un proyecto`,
  addProjectWhy: 'Todas las personas del equipo entran al proyecto con el rol elegido.',
  project: 'Proyecto',
  noProjectLeft: 'El equipo ya está en todos los proyectos que administras.',
  add: 'Sumar',
  adding: 'Sumando',
  projectRole: 'Rol del equipo',
  projectRoleOf: (name: string, role: string) => `Rol del equipo en ${name}: ${role}`,
  teamRoleOf: (name: string, role: string) => `Rol del equipo ${name}: ${role}`,
  projectOptions: (name: string) => `Más opciones de ${name}`,
  minimum: 'El rol del equipo es un mínimo: quien ya tenía uno mayor en el proyecto lo conserva.',

  addTeam: 'Agregar equipo',
  addTeamWhy: 'Todas sus personas entran al proyecto con el rol elegido, mientras estén en el equipo.',
  noTeamLeft: 'Todos tus equipos ya están en el proyecto.',
  noTeamYet: 'Todavía no estás en ningún equipo.',
  addedTo: (team: string, project: string) => `El equipo ${team} ya está en ${project}`,
  removeFromProject: 'Quitar del proyecto',
  removeFromTitle: (team: string, project: string) => `Quitar el equipo ${team} de «${project}»`,
  removeFromLoss:
    'Quienes llegaban al proyecto solo por este equipo dejan de verlo. Sus tareas se conservan.',
  removedFrom: (team: string, project: string) => `El equipo ${team} ya no está en ${project}`,
};
