import type { DemoProject } from '../demo-data.ts';
import { notifications } from './app-notifications.ts';
import { offlineBookings } from './app-offline-bookings.ts';
import { productionErrors } from './app-production-errors.ts';
import { appRules } from './app-rules.ts';

export const app: DemoProject = {
  name: 'Aplicación móvil 3.0',
  description:
    'Reservas que funcionan sin conexión, notificaciones que sirven y menos errores. En la montaña no hay señal: la aplicación tiene que seguir siendo útil.',
  owner: 'mateo',
  age: 50,
  quiet: 0.07,
  pinned: true,
  visited: 20,
  members: {
    demo: { role: 'Administrador' },
    bruno: { role: 'Administrador', was: { role: 'Editor', until: 18 } },
    lucia: { role: 'Editor' },
    tomas: { role: 'Editor' },
    sofia: { role: 'Lector' },
  },
  teams: { development: 'Editor', design: 'Lector' },
  boards: [offlineBookings, notifications, productionErrors],
  rules: appRules,
};
