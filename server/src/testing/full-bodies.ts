import { plan, task as importedTask } from '../carry/imports/task-imports.fixture.ts';
export type Body = Record<string, unknown>;

const person = {
  firstName: 'Eva',
  lastName: 'Ruiz',
  username: 'eva.ruiz',
  email: 'eva@ejemplo.com',
  password: 'secreta1',
  confirmPassword: 'secreta1',
  timeZone: 'America/Montevideo',
  invitation: 'a'.repeat(43),
  proof: 'x',
};
const { password, confirmPassword, invitation: _, proof: __, ...names } = person;
const task = {
  title: 'Medir',
  description: 'Con cinta',
  startDate: '2026-11-20',
  dueDate: '2026-12-01',
  withoutDueDate: false,
  repeat: 'P1W',
  estimate: 2.5,
  priorityId: 1,
  assignedTo: 1,
  labelId: 1,
  labelIds: [1],
  columnId: 1,
};

const definition = {
  trigger: { kind: 'created' },
  conditions: { match: 'all', list: [] },
  actions: [{ kind: 'comment', text: 'Hola' }],
};

/** A body with every field of every endpoint that takes one. Only the types matter here, not the ids. */
export const fullBodies: Record<string, Body> = {
  'auth.register': person,
  'auth.login': { email: person.email, password },
  'instance.askLink': { email: person.email },
  'instance.askInvitation': { email: person.email },
  'passwordReset.ask': { email: person.email },
  'passwordReset.set': { token: '1.1.1', password, confirmPassword },
  'profile.change': {
    ...names,
    jobTitle: 'Obra',
    country: 'ES',
    region: 'MD',
    weekStart: 'sunday',
    density: 'roomy',
    alwaysPeek: true,
    firstStepsClosed: true,
    currentPassword: password,
  },
  'emailChange.confirm': { token: 'a' },
  'emailChange.undo': { token: 'a' },
  'accountDeletion.run': { currentPassword: password, projects: [{ projectId: 1, heirId: 1 }] },
  'profile.changePassword': { currentPassword: password, password, confirmPassword },
  'twoFactor.signIn': { ticket: '1.1.1', code: '123456' },
  'twoFactor.begin': { currentPassword: password },
  'twoFactor.turnOn': { code: '123456' },
  'twoFactor.renewCodes': { currentPassword: password },
  'twoFactor.turnOff': { currentPassword: password },
  'passkeys.signIn': { credential: { id: 'x' } },
  'passkeys.askNew': { currentPassword: password },
  'passkeys.add': { name: 'Teléfono', credential: { id: 'x' } },
  'passkeys.rename': { name: 'Teléfono' },
  'passkeys.remove': { currentPassword: password },
  'proof.give': { credential: { id: 'x' } },
  'accessTokens.create': {
    name: 'Informe',
    access: 'read',
    projectIds: [1],
    days: 30,
    currentPassword: password,
  },
  'projects.create': { name: 'Obra', description: 'Nueva' },
  'projects.change': { name: 'Obra', description: 'Nueva', archived: true, seen: { name: 'Casa' } },
  'projects.createLabel': { name: 'Urgente', hexCode: '#C95A37' },
  'projects.changeLabel': { name: 'Urgente', hexCode: '#C95A37' },
  'projectTemplates.use': {
    name: 'Tienda',
    start: '2026-10-19',
    workingDays: true,
    skipHolidays: true,
    people: [{ role: 'Coordinación', personId: 1 }],
  },
  'projectTemplates.save': {
    name: 'Mudanza',
    description: 'Por etapas',
    teamId: 1,
    withDescriptions: true,
    withDone: false,
  },
  'reports.changeWeekly': { on: true },
  'boards.create': { name: 'Salida', firstView: 'kanban' },
  'boards.change': { name: 'Salida', labelId: 1, firstView: 'list', seen: { labelId: null } },
  'columns.create': { name: 'Revisión', kind: 'en curso', wipLimit: 3 },
  'columns.change': { name: 'Revisión', kind: 'en curso', wipLimit: 3, afterId: 1, seen: { wipLimit: 2 } },
  'tasks.create': { ...task, pointsOf: 1, attachmentsOf: 1 },
  'tasks.change': {
    ...task,
    boardId: 1,
    afterId: 1,
    version: 1,
    archived: true,
    done: true,
    addLabelIds: [2],
    removeLabelIds: [3],
  },
  'tasks.changeMany': { ids: [1], change: { priorityId: 1 } },
  'tasks.removeMany': { ids: [1] },
  'tasks.restoreMany': { ids: [1] },
  'tasks.undo': { changes: [{ taskId: 1, version: 1 }] },
  'comments.create': { content: 'Hola' },
  'comments.change': { content: 'Hola', seen: { content: 'Adiós' } },
  'points.create': { content: 'Medir', dueDay: '2026-12-01', assignedTo: 1 },
  'tasks.checkOut': { ids: [1], toProjectId: 2 },
  'tasks.moveOut': { ids: [1], toProjectId: 2, boardId: 1, columnId: 1, labels: 'make', assignedTo: 1 },
  'tasks.moveBack': { ids: [1], toProjectId: 2 },
  'points.fromTask': { taskId: 1 },
  'points.change': {
    content: 'Medir',
    done: true,
    dueDay: '2026-12-01',
    assignedTo: 1,
    afterId: 1,
    seen: { content: 'Pesar' },
  },
  'attachments.change': { name: 'Contrato firmado.pdf' },
  'dependencies.create': { taskId: 1, relation: 'blocked_by' },
  'documents.create': {
    title: 'Plan de salida',
    icon: '🚀',
    parentId: 1,
    template: 'acta',
    copyOf: 1,
    markdown: '# Hola',
  },
  'documents.change': {
    title: 'Plan',
    icon: '🚀',
    template: true,
    parentId: 1,
    afterId: 1,
    seen: { title: 'Ideas' },
  },
  'documents.writeMarkdown': { markdown: '# Hola' },
  'documents.importFiles': { files: [{ path: 'Guía.md', markdown: '# Hola' }] },
  'documents.beginThread': {
    anchor: { from: 'AQID', to: 'AQIE' },
    quote: 'las siete',
    content: '¿A qué hora?',
  },
  'documents.answerThread': { content: 'A las siete' },
  'documents.changeRemark': { content: 'A las ocho', seen: { content: 'A las siete' } },
  'members.add': { memberId: 1, role: 'Editor', email: person.email },
  'members.change': { role: 'Editor' },
  'teams.create': { name: 'Diseño', description: 'Interfaz y textos' },
  'teams.change': { name: 'Diseño', description: 'Interfaz y textos', seen: { name: 'Arte' } },
  'teams.changePerson': { role: 'Miembro' },
  'projectTeams.add': { teamId: 1, role: 'Lector' },
  'projectTeams.change': { role: 'Lector' },
  'teamInvitations.make': { emails: [person.email], role: 'Miembro' },
  'projectInvitations.make': { emails: [person.email], role: 'Lector' },
  'invitations.accept': { token: 'a'.repeat(43) },
  'feeds.renew': { projectId: 1, searchId: 1 },
  'imports.preview': { calendar: 'BEGIN:VCALENDAR\nEND:VCALENDAR' },
  'taskImports.check': { people: [] },
  'taskImports.checkIn': { source: 'csv', people: [], sourceIds: ['A-1'] },
  'taskImports.begin': { name: 'Agencia', ...plan() },
  'taskImports.beginIn': { ...plan() },
  'taskImports.addPart': { ordinal: 1, tasks: [importedTask()] },
  'taskImports.undo': { keep: true },
  'imports.run': { calendar: 'BEGIN:VCALENDAR\nEND:VCALENDAR' },
  'notifications.mark': { ids: [1], read: true },
  'notifications.readAll': { upTo: 1 },
  'notifications.changePreferences': {
    channels: { mentions: { app: true, mail: false, push: true } },
    mail: 'daily',
    digestAt: '08:30',
    quiet: { from: '20:00', to: '08:00' },
  },
  'push.subscribe': { endpoint: 'https://fcm.googleapis.com/1', keys: { p256dh: 'a', auth: 'b' } },
  'push.resume': { endpoint: 'https://fcm.googleapis.com/1' },
  'push.unsubscribe': { endpoint: 'https://fcm.googleapis.com/1' },
  'follows.changeTask': { following: true, muted: true, mutedUntil: '2026-12-01T08:00:00Z' },
  'follows.changeBoard': { following: true, muted: true, mutedUntil: '2026-12-01T08:00:00Z' },
  'follows.changeProject': { following: true, muted: true, mutedUntil: '2026-12-01T08:00:00Z' },
  'instance.retryJob': { id: '0d1f9c5e-6a0e-4a52-8c8c-0b3a54d1c9a7' },
  'instance.changeAccount': { disabled: true, administrator: true },
  'instance.changeTwoSteps': { required: false },
  'instance.changeRegistration': { mode: 'domains', domains: ['ejemplo.com'] },
  'rules.create': { boardId: 1, definition, enabled: false },
  'rules.change': { boardId: 1, definition, enabled: false, version: 1 },
  'rules.simulate': { boardId: 1, definition },
  'rules.press': { ruleId: 1 },
  'webhooks.create': { name: 'Facturas', url: 'https://ejemplo.com/avisos', events: ['task.created'] },
  'webhooks.change': {
    name: 'Facturas',
    url: 'https://ejemplo.com/avisos',
    events: ['task.created'],
    enabled: true,
  },
  'savedSearches.create': { name: 'Mías', query: 'responsable:yo', pinned: true },
  'savedSearches.change': { name: 'Mías', query: 'responsable:yo', pinned: true },
};
/** Where null says something: nobody, or none. */
export const nullable = new Set([
  'tasks.create assignedTo',
  'tasks.create labelId',
  'tasks.change assignedTo',
]);
nullable.add('tasks.change labelId').add('tasks.change afterId').add('boards.change labelId');
nullable.add('projectTemplates.save teamId');
nullable.add('profile.change country').add('profile.change region');
nullable.add('notifications.changePreferences quiet');
nullable.add('tasks.create startDate').add('tasks.change startDate');
nullable.add('tasks.create estimate').add('tasks.change estimate');
nullable.add('tasks.create repeat').add('tasks.change repeat');
nullable.add('columns.create wipLimit').add('columns.change wipLimit').add('columns.change afterId');
nullable.add('follows.changeTask mutedUntil').add('follows.changeBoard mutedUntil');
nullable.add('follows.changeProject mutedUntil');
nullable.add('points.create dueDay').add('points.create assignedTo');
nullable.add('tasks.moveOut assignedTo');
nullable.add('points.change dueDay').add('points.change assignedTo').add('points.change afterId');
nullable.add('documents.create parentId').add('documents.change parentId').add('documents.change afterId');
nullable.add('accessTokens.create projectIds').add('accessTokens.create days');
nullable.add('rules.create boardId').add('rules.change boardId').add('rules.simulate boardId');
nullable.add('webhooks.create events').add('webhooks.change events');
