import * as z from 'zod/mini';

const errorCodes = [
  'validation',
  'unauthenticated',
  'forbidden',
  'foreign_origin',
  'not_found',
  'conflict',
  'too_large',
  'rate_limited',
  'internal',
  'unavailable',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The one table of errors: what went wrong, and the HTTP status that says so. */
export const errorStatus: Record<ErrorCode, number> = {
  validation: 400,
  unauthenticated: 401,
  forbidden: 403,
  foreign_origin: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
};

export const errorBody = z.object({ error: z.array(z.string()), code: z.optional(z.enum(errorCodes)) });

export const messages = {
  forbidden: 'The user does not have permissions',
  unauthenticated: 'La sesión no está iniciada',
  badCredentials: 'Credenciales inválidas',
  emailTaken: 'El email ya está registrado',
  usernameTaken: 'El usuario ya está en uso',
  wrongPassword: 'La contraseña actual no es correcta',
  demoIsFixed: 'La cuenta de demostración no se puede modificar',
  notFound: 'No encontrado',
  projectNotFound: 'Proyecto no encontrado',
  boardNotFound: 'Tablero no encontrado',
  taskNotFound: 'Tarea no encontrada',
  commentNotFound: 'Comentario no encontrado',
  memberNotFound: 'Miembro no encontrado',
  sessionNotFound: 'Sesión no encontrada',
  userNotFound: 'El usuario no existe',
  alreadyMember: 'El usuario ya pertenece al proyecto',
  lastOwner: 'El proyecto necesita al menos un Propietario',
  boardInTrash: 'El tablero de la tarea está en la papelera',
  notInTrash: 'No está en la papelera',
  assigneeMissing: 'El responsable es obligatorio',
  assigneeNotMember: 'El responsable debe ser miembro del proyecto',
  labelNotFound: 'La etiqueta no existe en el proyecto',
  columnNotFound: 'La columna no existe en el tablero',
  columnMissing: 'Columna no encontrada',
  lastColumn: 'El tablero necesita al menos una columna',
  columnNotDeleted: 'La columna no está eliminada',
  columnHasTasks: 'La columna tiene tareas: falta indicar a qué columna van',
  boardNotInProject: 'El tablero no existe en el proyecto',
  versionUnknown: 'La versión de la tarea no existe',
  taskConflict: 'Otra persona cambió la tarea mientras tanto',
  tasksMissing: 'Falta indicar las tareas',
  tooManyTasks: 'Son demasiadas tareas a la vez',
  undoTooLate: 'No se puede deshacer: otra persona cambió lo mismo después',
  undoTooLateOwn: 'No se puede deshacer: tú cambiaste lo mismo después',
  undoPlaceGone: 'No se puede deshacer: el lugar de antes ya no existe',
  cursorInvalid: 'El cursor no es válido',
  rateLimited: 'Demasiados intentos. Prueba de nuevo en un momento.',
  foreignOrigin: 'La solicitud viene de otro origen',
  badRequest: 'La solicitud no es válida',
  badJson: 'El cuerpo de la solicitud no es JSON válido',
  unsupportedType: 'El cuerpo de la solicitud debe ser application/json',
  tooLarge: 'La solicitud es demasiado grande',
  internal: 'Algo falló en el servidor',
  unavailable: 'El servicio no está disponible en este momento',
} as const;
