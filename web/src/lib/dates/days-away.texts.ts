export const daysAwayTexts = {
  near: new Map([
    [-1, 'ayer'],
    [0, 'hoy'],
    [1, 'mañana'],
  ]),
  ahead: (count: number) => `en ${count} días`,
  ago: (count: number) => `hace ${count} días`,
};
