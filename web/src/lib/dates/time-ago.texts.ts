export const timeAgoTexts = {
  justNow: 'hace un momento',
  minutesAgo: (count: number) => `hace ${count} ${count === 1 ? 'minuto' : 'minutos'}`,
  hoursAgo: (count: number) => `hace ${count} ${count === 1 ? 'hora' : 'horas'}`,
  yesterdayAt: (time: string) => `ayer a las ${time}`,
  on: (day: string) => `el ${day}`,
};
