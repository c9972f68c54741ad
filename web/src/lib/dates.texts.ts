export const dateTexts = {
  justNow: 'hace un momento',
  yesterdayAt: (time: string) => `ayer a las ${time}`,
  on: (day: string) => `el ${day}`,
};
