// How this browser was asked to show everything, before the first paint, so that nothing flashes. Names and words as in
// src/lib/look.ts, which also calls it.
const looks = { theme: ['light', 'dark'], density: ['roomy'], motion: ['still'], links: ['underlined'] };
const wantsStill = matchMedia('(prefers-reduced-motion: reduce)');
function showLook(name, word) {
  const { dataset } = document.documentElement;
  const isChosen = looks[name].includes(word);
  if (isChosen) dataset[name] = word;
  else delete dataset[name];
  if (name === 'motion' && wantsStill.matches) dataset.motion = 'still';
  if (name !== 'theme') return;
  // What the browser itself paints around the page.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    const own = meta.dataset.theme;
    if (isChosen) meta.media = own === word ? 'all' : 'not all';
    else meta.media = `(prefers-color-scheme: ${own})`;
  }
}
function remembered(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // Storage can be forbidden: what the system wants stays.
  }
}
for (const name of Object.keys(looks)) showLook(name, remembered(name));
wantsStill.addEventListener('change', () => showLook('motion', remembered('motion')));
// Chosen in another tab.
addEventListener('storage', ({ key, newValue }) => Object.hasOwn(looks, key) && showLook(key, newValue));
// The first formatter of dates takes a browser long to make: better now, while the scripts are on their way.
setTimeout(() => Intl.DateTimeFormat('es').format());
