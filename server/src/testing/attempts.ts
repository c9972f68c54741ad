import type { Answer } from './test-app.ts';

let lastAddress = 0;
/** One that nobody has tried from. */
export function newAddress(): string {
  lastAddress += 1;
  return `10.0.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`;
}

/** So many attempts at once, and how each was answered. */
export async function attempt(times: number, once: (index: number) => Promise<Answer>): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => once(index)));
  return answers.map(({ status }) => status);
}
export const count = (statuses: number[], status: number): number =>
  statuses.filter((each) => each === status).length;

export const tooMany = {
  status: 429,
  body: { error: ['Demasiados intentos. Prueba de nuevo en un momento.'], code: 'rate_limited' },
};
