import { withStorage } from './storage.ts';
import { createStore, useStore } from './store.ts';

/** What can be chosen, the usual first. Names and words as in look.js, which shows them before the first paint. */
const choices = {
  theme: ['system', 'light', 'dark'],
  density: ['compact', 'roomy'],
  motion: ['usual', 'still'],
  links: ['usual', 'underlined'],
} as const;

type Name = keyof typeof choices;
type Look = { [Each in Name]: (typeof choices)[Each][number] };
export type Theme = Look['theme'];

declare global {
  interface Window {
    showLook: (name: Name, word: string) => void; // of look.js
  }
}

const names = Object.keys(choices) as Name[];

function kept(name: Name): string {
  const stored = withStorage(() => localStorage.getItem(name));
  return choices[name].find((word) => word === stored) ?? choices[name][0];
}

const remembered = () => Object.fromEntries(names.map((name) => [name, kept(name)])) as Look;

const chosen = createStore(remembered());

/** Kept in this browser. */
export function chooseLook<Chosen extends Name>(name: Chosen, word: Look[Chosen]): void {
  window.showLook(name, word);
  withStorage(() =>
    word === choices[name][0] ? localStorage.removeItem(name) : localStorage.setItem(name, word),
  );
  chosen.set({ ...chosen.get(), [name]: word });
}

// In another tab: look.js shows it.
window.addEventListener('storage', ({ key }) => {
  if (key === null || key in choices) chosen.set(remembered());
});

export const useLook = (): Look => useStore(chosen);

export const isCompact = (): boolean => chosen.get().density === 'compact';
