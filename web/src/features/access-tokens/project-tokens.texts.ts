import { mostProjectTokens } from '@cuadrilla/contract/account/project-tokens';

export const projectTokenTexts = {
  title: 'Tokens con acceso',
  why: 'Programas que usan la API en este proyecto en nombre de un miembro, y nunca pueden más que esa persona.',
  create: 'Crear token',
  loading: 'Cargando los tokens',
  failed: 'No se pudieron cargar los tokens',
  none: 'Ningún programa llega a este proyecto',
  noneWhy: 'Cada miembro crea sus tokens en Configuración y elige a qué proyectos llegan.',
  name: 'Nombre',
  owner: 'De quién',
  access: 'Alcance',
  lastUse: 'Último uso',
  since: 'Desde',
  expires: 'Vence',
  actions: 'Acciones',
  take: 'Quitar acceso',
  takeOf: (name: string) => `Quitar acceso: ${name}`,
  takeTitle: (name: string) => `¿Quitar el acceso a «${name}»?`,
  takeWhy: (owner: string) =>
    `El programa deja de ver este proyecto en el acto y sigue en los demás. ${owner} lo ve en sus tokens.`,
  taken: (name: string) => `«${name}» ya no llega a este proyecto`,
  cut: `Se muestran los últimos ${mostProjectTokens}.`,
  ownIn: 'Los propios, de todos los proyectos, están en',
  settings: 'Configuración',
  inHistory: 'Lo que hace un token aparece en la actividad con su nombre.',
};
