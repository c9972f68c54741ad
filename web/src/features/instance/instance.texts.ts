import type { AccountState } from '@cuadrilla/contract/instance/accounts';
import type { SecurityKind } from '@cuadrilla/contract/instance/audit';
import type { RegistrationMode } from '@cuadrilla/contract/instance/registration';

const kinds: Record<SecurityKind, string> = {
  sign_in: 'Ingreso',
  sign_in_failed: 'Ingreso fallido',
  registered: 'Cuenta creada',
  linked: 'Cuenta unida a la de la organización',
  refused: 'Solicitud rechazada',
  password_changed: 'Contraseña cambiada',
  password_reset: 'Contraseña restablecida',
  password_wrong: 'Contraseña actual equivocada',
  reset_sent: 'Enlace para otra contraseña',
  email_changed: 'Correo cambiado',
  email_restored: 'Correo recuperado',
  session_ended: 'Sesión cerrada',
  sessions_ended: 'Sesiones cerradas',
  role_changed: 'Rol cambiado',
  token_created: 'Token creado',
  token_revoked: 'Token revocado',
  token_narrowed: 'Token sin acceso a un proyecto',
  two_factor_on: 'Dos pasos activados',
  two_factor_off: 'Dos pasos desactivados',
  recovery_codes_made: 'Códigos de recuperación nuevos',
  recovery_code_used: 'Código de recuperación usado',
  passkey_added: 'Llave de acceso agregada',
  passkey_removed: 'Llave de acceso quitada',
  account_deleted: 'Cuenta eliminada',
  account_disabled: 'Cuenta suspendida',
  account_enabled: 'Cuenta reactivada',
  administrator_made: 'Administración dada',
  administrator_unmade: 'Administración quitada',
  registration_changed: 'Registro cambiado',
  document_damaged: 'Documento dañado, reparado',
  two_steps_changed: 'Dos pasos obligatorios cambiados',
  data_exported: 'Datos propios exportados',
  project_exported: 'Proyecto exportado',
  report_exported: 'Reporte exportado',
};

const states: Record<AccountState, string> = {
  active: 'Activas',
  administrators: 'Administran',
  disabled: 'Suspendidas',
};

const modes: Record<RegistrationMode, { name: string; why: string }> = {
  open: { name: 'Cualquiera', why: 'El formulario de registro está a la vista de todas las personas.' },
  domains: {
    name: 'Solo con un correo de estos dominios',
    why: 'Con otro dominio hace falta una invitación.',
  },
  invited: {
    name: 'Solo con invitación',
    why: 'La página de registro lo explica; un equipo o un proyecto invita.',
  },
  closed: { name: 'Nadie', why: 'Las invitaciones sirven solo a quienes ya tienen cuenta.' },
};

const detailNames: Record<string, string> = {
  why: 'motivo',
  tokenId: 'token',
  access: 'alcance',
  mode: 'puede registrarse',
  projectId: 'proyecto',
  role: 'rol',
  method: 'método',
  route: 'ruta',
  status: 'respuesta',
  sessionId: 'sesión',
  step: 'paso',
  file: 'archivo',
  required: 'obligatorios',
};
const detailValues: Record<string, Record<string, string>> = {
  why: {
    disabled: 'cuenta suspendida',
    passkey: 'passkey',
    'second-step': 'segundo paso',
    unverified: 'correo sin comprobar',
    closed: 'registro cerrado',
    failed: 'respuesta del proveedor',
  },
  step: { asked: 'pedido', downloaded: 'descargado' },
  file: { tasks: 'tareas', whole: 'completo' },
  required: { yes: 'sí', no: 'no' },
  access: { read: 'lectura', write: 'escritura' },
  mode: Object.fromEntries(Object.entries(modes).map(([mode, { name }]) => [mode, name.toLowerCase()])),
};
/** What is noted of an event beside who and where; of what it does not know, the word that was noted. */
export const sayDetail = (name: string, value: string | number): string =>
  `${detailNames[name] ?? name}: ${detailValues[name]?.[value] ?? value}`;

export const instanceTexts = {
  twoStepsTitle: 'Dos pasos',
  twoStepsRequired: 'Pedir dos pasos a todas las personas',
  twoStepsWhy:
    'Además de la contraseña, un código; o bien una llave de acceso o el proveedor de la organización. Quien todavía no tiene nada lo activa al ingresar, antes de ver lo demás. La cuenta demo queda aparte.',
  twoStepsOn: 'Desde ahora hacen falta dos pasos',
  twoStepsOff: 'Desde ahora la contraseña basta',
  people: 'Personas',
  peopleWhy: 'Todas las cuentas de esta instancia. Los roles en cada proyecto se ven allí.',
  states,
  statesLabel: 'Cuentas',
  search: 'Buscar por nombre o correo',
  loading: 'Cargando',
  failed: 'No se pudo cargar',
  more: 'Mostrar más',
  nobody: 'Ninguna cuenta',
  you: 'Tu cuenta',
  person: 'Persona',
  role: 'En la instancia',
  roles: { administrator: 'Administrador', person: 'Persona' },
  roleOf: (name: string, role: string) => `${name} en la instancia: ${role}`,
  disabled: 'Suspendida',
  lastSeen: 'Último acceso',
  twoFactor: 'Dos pasos',
  twoFactorOn: 'Activa',
  twoFactorOff: 'Sin activar',
  never: 'Nunca entró',
  sessions: (count: number) =>
    count === 0 ? 'Sin sesiones abiertas' : count === 1 ? 'Una sesión abierta' : `${count} sesiones abiertas`,
  options: (name: string) => `Opciones de ${name}`,
  disable: 'Suspender la cuenta',
  enable: 'Reactivar la cuenta',
  endSessions: 'Cerrar sus sesiones',
  sendReset: 'Enviar enlace para otra contraseña',
  disableTitle: (name: string) => `Suspender a «${name}»`,
  disableText:
    'Se cierran sus sesiones y deja de entrar, también por sus enlaces de calendario. Lo suyo se conserva y la cuenta se puede reactivar.',
  disableVerb: 'Suspender',
  disabledDone: 'Cuenta suspendida',
  enabledDone: 'Cuenta reactivada',
  madeDone: 'Ahora administra la instancia',
  unmadeDone: 'Ya no administra la instancia',
  sessionsEnded: 'Sesiones cerradas',
  resetMailed: (email: string) => `El enlace va en camino a ${email}`,
  resetTitle: 'Enlace para otra contraseña',
  resetText: 'Esta instancia no envía correo: entrega tú el enlace. Sirve una vez, durante una hora.',
  copy: 'Copiar enlace',
  done: 'Listo',

  registration: 'Registro',
  registrationTitle: 'Quién puede crear una cuenta',
  modes,
  domains: 'Dominios',
  proven: 'Antes de crear la cuenta llega un enlace a la dirección.',
  unproven: 'Esta instancia no envía correo: nadie comprueba que la dirección sea de quien la escribe.',
  save: 'Guardar cambios',
  saving: 'Guardando',
  registrationSaved: 'Registro actualizado',

  mail: 'Correo',
  mailTitle: 'Servidor de salida',
  mailWhy: 'Por aquí salen invitaciones, avisos y resúmenes. Se indica en SMTP_URL y MAIL_FROM.',
  mailOff: 'Esta instancia no envía correo: falta indicar el servidor de salida en SMTP_URL.',
  server: 'Servidor',
  from: 'Remitente',
  test: 'Enviar correo de prueba',
  testing: 'Enviando',
  tested: (to: string, milliseconds: number) =>
    `La prueba salió hacia ${to} en ${(milliseconds / 1_000).toLocaleString('es', { maximumFractionDigits: 1 })} s.`,
  queueTitle: 'Envíos',
  jobs: {
    mail: 'Correo',
    push: 'Avisos del navegador',
    passwordReset: 'Contraseñas nuevas',
    registrationLink: 'Enlaces de registro',
    emailLink: 'Cambios de correo',
    invitation: 'Invitaciones',
    export: 'Exportaciones',
    webhook: 'Webhooks de automatizaciones',
  } as Partial<Record<string, string>>,
  queue: ({ waiting, working, failed }: { waiting: number; working: number; failed: number }) =>
    `${waiting} en espera · ${working} en curso · ${failed} sin entregar`,
  failedAt: (tries: number) => (tries === 1 ? 'Un intento' : `${tries} intentos`),
  retry: 'Reintentar',
  retryOf: (job: string, error: string) => `Reintentar ${job}: ${error}`,
  retried: 'Vuelve a salir en unos segundos',

  health: 'Salud',
  healthTitle: 'Salud de la instancia',
  refresh: 'Revisar ahora',
  memory: 'Memoria',
  uptime: 'En marcha',
  size: 'Base de datos',
  disk: 'Disco libre',
  openSessions: 'Sesiones',
  accounts: (count: number) => (count === 1 ? 'Una cuenta' : `${count} cuentas`),
  part: 'Parte',
  detail: 'Detalle',
  state: 'Estado',
  fine: 'Bien',
  attention: 'Atención',
  version: 'Versión',
  versionOf: (version: string, node: string) => `${version} · Node ${node}`,
  database: 'PostgreSQL',
  databaseOf: (version: string, migrations: number) =>
    `${version} · ${migrations} migraciones, ninguna pendiente`,
  ofDisk: (total: string) => `de ${total}`,
  readers: {
    facts: 'Actividad para los reportes',
    notifications: 'Notificaciones',
    reminders: 'Recordatorios de fechas',
    rules: 'Automatizaciones',
    search: 'Buscador',
    spans: 'Tiempos para los reportes',
  } as Partial<Record<string, string>>,
  lag: (events: number, projects: number) =>
    events === 0
      ? 'Al día'
      : `${events} cambios por leer en ${projects === 1 ? 'un proyecto' : `${projects} proyectos`}`,
  failing: (projects: number, error: string) =>
    `Falla en ${projects === 1 ? 'un proyecto' : `${projects} proyectos`}: ${error}`,

  audit: 'Auditoría',
  auditTitle: 'Registro de seguridad',
  auditWhy: 'Quién entró, quién no pudo y quién cambió lo que deja entrar. Se guarda 180 días.',
  securitySearch: 'Buscar por persona o dirección',
  kind: 'Tipo',
  anyKind: 'Todo',
  kindOf: (kind: string): string => (kinds as Partial<Record<string, string>>)[kind] ?? kind,
  kinds,
  nobodyKnown: 'Cuenta desconocida',
  by: (name: string) => `por ${name}`,
  nothing: 'Nada que mostrar',
};

/** «3 d 4 h», the two largest parts. */
export function formatSpan(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3_600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  const found = parts.findIndex(([count]) => count > 0);
  const first = found === -1 ? parts.length - 1 : found;
  return parts
    .slice(first, first + 2)
    .filter(([count], index) => count > 0 || index === 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}
