import { exportDays } from '@cuadrilla/contract/carry/exports';

export const ownDataTexts = {
  exportTitle: 'Exportar',
  exportWhy:
    'Un ZIP con todo lo tuyo: perfil, sesiones, avisos, equipos, tareas, comentarios, automatizaciones y los documentos en los que escribiste, en JSON y Markdown.',
  ask: 'Pedir exportación',
  asked: 'Preparando la exportación. Te avisamos al terminar.',
  exportOf: 'Exportación del',
  preparing: 'Preparando. Llega un aviso al terminar.',
  notMade: 'No se pudo preparar. Pídela otra vez.',
  deletedOn: 'se borra el',
  download: 'Descargar',
  drop: 'Borrar',
  cancel: 'Cancelar',
  dropped: 'Exportación borrada',
  none: `Todavía no hay ninguna. Cada una se guarda ${exportDays} días.`,
  failed: 'No se pudieron leer las exportaciones',
  loading: 'Cargando las exportaciones',

  deleteTitle: 'Eliminar cuenta',
  deleteWhy:
    'Se cierran las sesiones y se borran el perfil, los tokens y las búsquedas guardadas. Tus tareas y comentarios quedan en los proyectos, firmados por «Cuenta eliminada».',
  delete: 'Eliminar cuenta',
  orphans: (count: number) =>
    count === 1 ? '1 proyecto quedaría sin Propietario' : `${count} proyectos quedarían sin Propietario`,
  orphansWhy: (count: number) =>
    count === 1
      ? 'Antes hay que pasarlo a otra persona o eliminarlo.'
      : 'Antes hay que pasarlos a otra persona o eliminarlos.',
  choose: 'Elegir',
  choiceFor: (project: string) => `Qué pasa con «${project}»`,
  handTo: (person: string) => `Pasar a ${person}`,
  toTrash: 'Enviar a la Papelera',
  missing: (project: string) => `Falta elegir qué pasa con «${project}».`,
  confirmTitle: '¿Eliminar tu cuenta?',
  confirmWhy: 'No se puede deshacer. Escribe tu contraseña para confirmarlo.',
  confirmOidc: 'No se puede deshacer.',
  previewFailed: 'No se pudo leer qué hace falta para eliminar la cuenta',
  previewLoading: 'Cargando qué hace falta para eliminar la cuenta',
};
