import { useState } from 'react';

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

export function useTheme() {
  const [theme, setTheme] = useState(readTheme);
  const choose = (chosen: Theme) => {
    applyTheme(chosen);
    setTheme(chosen);
  };
  return [theme, choose] as const;
}
