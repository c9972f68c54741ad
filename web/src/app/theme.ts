import { createStore, useStore } from '../lib/store.ts';

export type Theme = 'system' | 'light' | 'dark';

const key = 'theme'; // public/theme.js reads it before the first paint

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Storage can be forbidden: the choice then lasts until the next reload.
  }
}

const shown = createStore(readTheme());

export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  shown.set(theme);
}

export const useTheme = (): Theme => useStore(shown);
