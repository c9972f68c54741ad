import { demoCredentials } from '@cuadrilla/contract/auth';

/** The demo's own people. Whoever visits is «demo»; nobody can sign in as the others. */
export const people = {
  demo: { firstName: 'Usuario', lastName: 'Demo', email: demoCredentials.email },
  sofia: { firstName: 'Sofía', lastName: 'Benavídez', email: 'sofia.benavidez@cuadrilla.app' },
  lucia: { firstName: 'Lucía', lastName: 'Ferreyra', email: 'lucia.ferreyra@cuadrilla.app' },
  bruno: { firstName: 'Bruno', lastName: 'Acosta', email: 'bruno.acosta@cuadrilla.app' },
  mateo: { firstName: 'Mateo', lastName: 'Quiroga', email: 'mateo.quiroga@cuadrilla.app' },
  valentina: { firstName: 'Valentina', lastName: 'Ríos', email: 'valentina.rios@cuadrilla.app' },
  tomas: { firstName: 'Tomás', lastName: 'Iglesias', email: 'tomas.iglesias@cuadrilla.app' },
  camila: { firstName: 'Camila', lastName: 'Duarte', email: 'camila.duarte@cuadrilla.app' },
} as const;

export type Person = keyof typeof people;
