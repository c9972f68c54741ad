// Before the first paint, so that a chosen theme does not flash. Keys as in src/app/theme.ts, which also calls it.
function showTheme(theme) {
  const isChosen = theme === 'light' || theme === 'dark';
  if (isChosen) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  // What the browser itself paints around the page.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    const own = meta.dataset.theme;
    if (isChosen) meta.media = own === theme ? 'all' : 'not all';
    else meta.media = `(prefers-color-scheme: ${own})`;
  }
}
try {
  showTheme(localStorage.getItem('theme'));
} catch {
  // Storage can be forbidden: the system's theme stays.
}
// Chosen in another tab.
addEventListener('storage', ({ key, newValue }) => key === 'theme' && showTheme(newValue));
// The first formatter of dates takes a browser long to make: better now, while the scripts are on their way.
setTimeout(() => Intl.DateTimeFormat('es').format());
