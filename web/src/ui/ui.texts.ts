import { sentence } from '../lib/text.ts';

export const uiTexts = {
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  clearSearch: 'Limpiar búsqueda',
  dateExample: 'dd/mm/aaaa',
  timeExample: 'hh:mm',
  openCalendar: 'Abrir el calendario',
  calendar: 'Calendario',
  loadingCalendar: 'Cargando el calendario',
  calendarFailed: 'No se pudo cargar el calendario. La fecha también se puede escribir.',
  close: 'Cerrar',
  cancel: 'Cancelar',
  undo: 'Deshacer',
  retry: 'Reintentar',
  copy: 'Copiar',
  lost: (reason: string, typed: string) => `${sentence(reason)} Escribiste «${typed}».`,
  draft: (ago: string) => `Hay un borrador de ${ago}`.replace(' de el ', ' del '),
  recover: 'Recuperar',
  discard: 'Descartar',
  notifications: 'Avisos',
  noResults: (search: string) => `Sin resultados para «${search}»`,
};
