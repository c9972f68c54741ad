import { expect, it } from 'vitest';
import { answers } from '../shortcuts/command.ts';
import { screens } from './screens.ts';

const first = (typed: string): string | undefined => screens.find((screen) => answers(screen, typed))?.name;

it.each([
  ['notificaciones', 'Ir a Notificaciones'],
  ['configuracion notificaciones', 'Ir a Configuración: Notificaciones'],
  ['perfil', 'Ir a Configuración: Perfil'],
  ['seguridad', 'Ir a Configuración: Seguridad'],
  ['contrasena', 'Ir a Configuración: Seguridad'],
  ['feriados', 'Ir a Configuración: Calendario'],
  ['exportar', 'Ir a Configuración: Mis datos'],
  ['plantillas', 'Ir a Plantillas'],
  ['sprint', 'Ir a Plantillas'],
  ['papelera', 'Ir a Papelera'],
])('finds by «%s» where it leads: %s', (typed, name) => {
  expect(first(typed)).toBe(name);
});
