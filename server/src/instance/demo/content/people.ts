import { demoCredentials } from '@cuadrilla/contract/account/auth';

/** The demo's own people. Whoever visits is «demo»; nobody can sign in as the others. */
export const people = {
  demo: { firstName: 'Usuario', lastName: 'Demo', email: demoCredentials.email },
  sofia: {
    firstName: 'Sofía',
    lastName: 'Benavídez',
    jobTitle: 'Coordinación de producto',
    email: 'sofia.benavidez@cuadrilla.app',
  },
  lucia: {
    firstName: 'Lucía',
    lastName: 'Ferreyra',
    jobTitle: 'Diseño de interfaz',
    email: 'lucia.ferreyra@cuadrilla.app',
  },
  bruno: {
    firstName: 'Bruno',
    lastName: 'Acosta',
    jobTitle: 'Desarrollo',
    email: 'bruno.acosta@cuadrilla.app',
  },
  mateo: {
    firstName: 'Mateo',
    lastName: 'Quiroga',
    jobTitle: 'Desarrollo móvil',
    email: 'mateo.quiroga@cuadrilla.app',
  },
  valentina: {
    firstName: 'Valentina',
    lastName: 'Ríos',
    jobTitle: 'Comunicación',
    email: 'valentina.rios@cuadrilla.app',
  },
  tomas: {
    firstName: 'Tomás',
    lastName: 'Iglesias',
    jobTitle: 'Investigación con usuarios',
    email: 'tomas.iglesias@cuadrilla.app',
  },
  camila: {
    firstName: 'Camila',
    lastName: 'Duarte',
    jobTitle: 'Administración',
    email: 'camila.duarte@cuadrilla.app',
  },
} as const;

export type DemoPerson = keyof typeof people;
