/** Whether nothing may move: by choice, or since the system asks for it. look.js says so. */
export const isStill = (): boolean => document.documentElement.dataset['motion'] === 'still';
