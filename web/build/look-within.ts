import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const file = new URL('../look.js', import.meta.url);
const marker = '<!--look-->';

/** Puts look.js into the pages, which wait for it: a file of its own would be one more to ask for. The server names its hash. */
export const lookWithin = (): Plugin => ({
  name: 'look-within',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => {
      const { code } = minifySync(file.pathname, readFileSync(file, 'utf8'));
      return html.replace(marker, () => `<script>${code}</script>`);
    },
  },
});
