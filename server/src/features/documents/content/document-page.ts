import { htmlOf } from '@cuadrilla/contract/document/html';
import type { Content } from './content.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `
  :root { color-scheme: light dark; }
  body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 15px/1.55 system-ui, sans-serif; }
  img { max-width: 100%; }
  pre { overflow: auto; padding: 0.75rem; border: 1px solid #8884; border-radius: 8px; }
  table { border-collapse: collapse; } td, th { border: 1px solid #8884; padding: 0.35rem 0.6rem; text-align: left; }
  blockquote { margin-left: 0; padding-left: 1rem; border-left: 3px solid #8884; }`;

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
