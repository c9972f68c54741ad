// Before the first paint, so that a chosen theme does not flash. Keys as in src/app/theme.ts.
function showTheme(theme) {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}
try {
  showTheme(localStorage.getItem('theme'));
} catch {
  // Storage can be forbidden: the system's theme stays.
}
// Chosen in another tab.
addEventListener('storage', ({ key, newValue }) => key === 'theme' && showTheme(newValue));
