export const feedTexts = {
  mine: 'Mis tareas',
  done: (title: string) => `✓ ${title}`,
  due: (at: Date, timeZone: string) =>
    `Vence el ${at.toLocaleString('es', { timeZone, day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' })}`,
  onlyNearest: (shown: number) =>
    `Muestra las ${shown.toLocaleString('es')} tareas más cercanas a hoy. Hay más en Cuadrilla.`,
  moreBefore: 'Cuadrilla: hay tareas anteriores que no se muestran',
  moreAfter: 'Cuadrilla: hay tareas posteriores que no se muestran',
  place: (project: string, board: string, column: string) => `${project} · ${board} · ${column}`,
};
