export const slotTexts = {
  byRole: 'Según la tarea',
  people: 'Personas del proyecto',
  turns: 'Por turnos',
  inTurn: (team: string) => `por turnos entre ${team}`,
  gone: 'algo que ya no está',
  nobody: 'alguien que ya no está',
  search: 'Buscar…',
  look: (what: string) => `${what}: buscar`,
  noneFound: 'No hay nada con ese nombre.',
  found: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  /** Quotes within quotes are others. */
  quoted: (text: string) => `«${text.replaceAll('«', '“').replaceAll('»', '”')}»`,
};

export const rruleTexts: Record<string, string> = {
  'FREQ=DAILY': 'cada día',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR': 'un día de lunes a viernes',
  'FREQ=WEEKLY;BYDAY=MO': 'el lunes',
  'FREQ=WEEKLY;BYDAY=TU': 'el martes',
  'FREQ=WEEKLY;BYDAY=WE': 'el miércoles',
  'FREQ=WEEKLY;BYDAY=TH': 'el jueves',
  'FREQ=WEEKLY;BYDAY=FR': 'el viernes',
  'FREQ=WEEKLY;BYDAY=SA': 'el sábado',
  'FREQ=WEEKLY;BYDAY=SU': 'el domingo',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO': 'un lunes de cada dos',
  'FREQ=MONTHLY;BYMONTHDAY=1': 'el primer día del mes',
  'FREQ=MONTHLY;BYMONTHDAY=15': 'el día 15 del mes',
  'FREQ=MONTHLY;BYMONTHDAY=-1': 'el último día del mes',
};
