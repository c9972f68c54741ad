import { withStorage } from '../lib/storage.ts';
import { createStore, useStore } from '../lib/store.ts';

export type Theme = 'system' | 'light' | 'dark';

declare global {
  interface Window {
    showTheme: (theme: Theme) => void; // of public/theme.js
  }
}

const key = 'theme'; // public/theme.js reads it before the first paint

const themeOf = (word: string | null | undefined): Theme =>
  word === 'light' || word === 'dark' ? word : 'system';

const shown = createStore(themeOf(document.documentElement.dataset.theme));

export function chooseTheme(theme: Theme): void {
  window.showTheme(theme);
  withStorage(() => (theme === 'system' ? localStorage.removeItem(key) : localStorage.setItem(key, theme)));
  shown.set(theme);
}

// Chosen in another tab: public/theme.js shows it.
window.addEventListener('storage', (event) => {
  if (event.key === key) shown.set(themeOf(event.newValue));
});

export const useTheme = (): Theme => useStore(shown);
