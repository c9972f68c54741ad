import { calloutKinds, calloutNames } from '@cuadrilla/contract/documents/document/blocks';
import { htmlOf } from '@cuadrilla/contract/documents/document/html';
import type { Content } from './build.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const calloutColours = { note: '#3b6fd4', tip: '#2f8f5b', warning: '#b7791f', danger: '#c2413b' };

const callouts = calloutKinds
  .map((kind) => {
    const is = `[data-callout=${kind}]`;
    return `${is} { border-color: ${calloutColours[kind]}; } ${is}::before { content: '${calloutNames[kind]}'; }`;
  })
  .join('\n  ');

const style = `
  :root { color-scheme: light dark; }
  body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 15px/1.55 system-ui, sans-serif; }
  img { max-width: 100%; }
  pre { overflow: auto; padding: 0.75rem; border: 1px solid #8884; border-radius: 8px; }
  table { border-collapse: collapse; } td, th { border: 1px solid #8884; padding: 0.35rem 0.6rem; text-align: left; }
  blockquote { margin-left: 0; padding-left: 1rem; border-left: 3px solid #8884; }
  li > p { margin: 0.2rem 0; } code { font-size: 0.9em; } summary, [data-person], [data-task] { font-weight: 600; }
  [data-checklist] { padding-left: 0; list-style: none; } [data-checked] { position: relative; padding-left: 1.75rem; }
  [data-checked]::before { content: '☐'; position: absolute; left: 0; } [data-checked=true]::before { content: '☑'; }
  aside, [data-tasks] { margin: 1rem 0; padding: 0.5rem 1rem; border: 1px solid #8884; border-radius: 8px; }
  aside { border-left-width: 4px; } aside::before { font-size: 0.85em; font-weight: 600; } aside > :last-child { margin-bottom: 0; }
  ${callouts}
  @media print { body { max-width: none; margin: 0; } pre, table, img, aside { break-inside: avoid; } pre { white-space: pre-wrap; } }`;

/** A page that stands by itself: no script, nothing from elsewhere. */
export const documentPage = (title: string, node: Content): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${htmlOf(node)}
</body>
</html>
`;
