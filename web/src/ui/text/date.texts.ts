/** Apart from the rest, which every page brings. */
export const dateTexts = {
  dateExample: 'dd/mm/aaaa',
  timeExample: 'hh:mm',
  openCalendar: 'Abrir el calendario',
  calendar: 'Calendario',
  quickDays: 'Fechas rápidas',
  today: 'Hoy',
  tomorrow: 'Mañana',
  nextMonday: 'Lunes próximo',
  noDay: 'Sin fecha',
  loadingCalendar: 'Cargando el calendario',
  calendarFailed: 'No se pudo cargar el calendario. La fecha también se puede escribir.',
};
