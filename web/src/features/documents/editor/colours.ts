import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import html from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';

const known = createLowlight({
  bash,
  css,
  go,
  html,
  java,
  javascript,
  json,
  php,
  python,
  sql,
  typescript,
  yaml,
});
known.registerAlias({
  typescript: ['ts', 'tsx'],
  javascript: ['js', 'jsx'],
  bash: ['sh'],
  yaml: ['yml'],
  html: ['xml'],
});

export interface Coloured {
  from: number;
  to: number;
  classes: string;
}

type Piece = ReturnType<typeof known.highlight>['children'][number];

/** Which parts of a code are what. */
export function colour(language: string, code: string): Coloured[] {
  if (!known.registered(language) || code.length > 20_000) return [];
  const found: Coloured[] = [];
  let at = 0;
  const read = (pieces: readonly Piece[]) => {
    for (const piece of pieces) {
      if (piece.type === 'text') at += piece.value.length;
      if (piece.type !== 'element') continue;
      const from = at;
      read(piece.children);
      const names = piece.properties['className'];
      found.push({ from, to: at, classes: Array.isArray(names) ? names.join(' ') : '' });
    }
  };
  read(known.highlight(language, code).children);
  return found;
}
