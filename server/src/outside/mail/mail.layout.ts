import type { Letter, LetterItem, LetterSection } from './letter.ts';

/** The design's colours by day and by night, as mail programs know no variables. */
const colours = {
  canvas: ['#f4f6f8', '#0d1014'],
  surface: ['#ffffff', '#14181d'],
  line: ['#e1e5ea', '#252b34'],
  ink: ['#14181f', '#edf0f4'],
  'ink-2': ['#474f5c', '#b1b9c5'],
  'ink-3': ['#5d6674', '#949daa'],
  brand: ['#2447c9', '#7f9af8'],
  accent: ['#2447c9', '#3d5cdb'],
  'accent-line': ['#b4c5fb', '#344a92'],
  danger: ['#ab1c2b', '#ff9fa7'],
} as const;
type Colour = keyof typeof colours;
type Property = 'color' | 'background-color' | 'border-color';

/** The day's colour is written on the element, where every program reads it; the class is for the night. */
const painted = (property: Property, colour: Colour, style: string): string =>
  `class="${property}-${colour}" style="${property}:${colours[colour][0]};${style}"`;

const properties: Property[] = ['color', 'background-color', 'border-color'];
const nightRules = Object.entries(colours).flatMap(([name, [, dark]]) =>
  properties.map((property) => `.${property}-${name}{${property}:${dark}!important}`),
);
const night = `@media (prefers-color-scheme:dark){${nightRules.join('')}}`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const paragraph = (text: string): string =>
  `<p ${painted('color', 'ink-2', 'margin:0 0 16px;font-size:15px;line-height:22px')}>${escape(text)}</p>`;

const cell = 'border-width:0 0 1px;border-style:solid';

function item({ title, path, detail, date, quote }: LetterItem, origin: string | undefined): string {
  const look = painted(
    'color',
    'ink',
    'font-size:15px;line-height:21px;font-weight:700;text-decoration:none',
  );
  const name = origin
    ? `<a href="${escape(origin + path)}" ${look}>${escape(title)}</a>`
    : `<span ${look}>${escape(title)}</span>`;
  const words = quote
    ? `<p ${painted('border-color', 'accent-line', 'margin:6px 0 0;padding-left:12px;border-width:0 0 0 3px;border-style:solid')}><span ${painted('color', 'ink', 'font-size:15px;line-height:22px')}>${escape(quote)}</span></p>`
    : '';
  const day = date
    ? `<td align="right" valign="top" ${painted('border-color', 'line', `padding:9px 0 9px 16px;white-space:nowrap;${cell}`)}><span ${painted('color', date.isPast ? 'danger' : 'ink-2', 'font-size:13px;line-height:21px')}>${escape(date.text)}</span></td>`
    : '';
  return `<tr><td ${date ? '' : 'colspan="2" '}${painted('border-color', 'line', `padding:9px 0;${cell}`)}>${name}<br>
<span ${painted('color', 'ink-3', 'font-size:13px;line-height:19px')}>${escape(detail)}</span>${words}</td>${day}</tr>`;
}

const section = ({ heading, items }: LetterSection, origin: string | undefined): string => `
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr>
<td colspan="2" ${painted('border-color', 'line', `padding:0 0 7px;${cell}`)}><h2 ${painted('color', 'ink-2', 'margin:0;font-size:13px;line-height:18px;font-weight:700')}>${escape(heading)}</h2></td></tr>
${items.map((each) => item(each, origin)).join('\n')}</table>`;

const plainItem = ({ title, detail, date, quote }: LetterItem): string =>
  [`- ${title}${date ? ` (${date.text})` : ''}`, `  ${detail}`, ...(quote ? [`  «${quote}»`] : [])].join(
    '\n',
  );

const plainSection = ({ heading, items }: LetterSection): string =>
  [`${heading}:`, ...items.map(plainItem)].join('\n');

/** Outlook draws the cell's colour, the others the link's. */
const button = (label: string, href: string): string => `
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:8px"><tr>
<td ${painted('background-color', 'accent', 'border-radius:8px')}>
<a href="${escape(href)}" style="display:inline-block;padding:12px 20px;font-size:15px;line-height:20px;font-weight:700;color:#ffffff;text-decoration:none">${escape(label)}</a>
</td></tr></table>`;

/** Tables all the way, as Outlook needs them, and never wider than 600 pixels. */
const page = (
  { subject, title, paragraphs, sections = [], footer }: Letter,
  origin: string | undefined,
  action: string,
  links: string,
): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${night}</style>
</head>
<body ${painted('background-color', 'canvas', 'margin:0;padding:0;font-family:Arial,Helvetica,sans-serif')}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td align="center" ${painted('background-color', 'canvas', 'padding:24px 12px')}>
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:left;font-family:Arial,Helvetica,sans-serif">
<tr><td ${painted('color', 'brand', 'padding:0 4px 16px;font-size:20px;line-height:24px;font-weight:700')}>Cuadrilla</td></tr>
<tr><td ${painted('background-color', 'surface', 'border-radius:12px')}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td ${painted('border-color', 'line', 'padding:28px 32px 32px;border-width:1px;border-style:solid;border-radius:12px')}>
<h1 ${painted('color', 'ink', 'margin:0 0 12px;font-size:22px;line-height:28px;font-weight:700')}>${escape(title)}</h1>
${paragraphs.map(paragraph).join('\n')}${sections.map((each) => section(each, origin)).join('')}${action}
</td></tr></table>
</td></tr>
<tr><td ${painted('color', 'ink-3', 'padding:16px 4px 0;font-size:13px;line-height:19px')}>${escape(footer)}${links}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;

const footLink = (label: string, href: string): string =>
  `<a href="${escape(href)}" ${painted('color', 'ink-3', 'margin-left:8px;text-decoration:underline')}>${escape(label)}</a>`;

/** Both ways to read a letter. Links need to know where Cuadrilla is. */
export function renderMail(letter: Letter, origin: string | undefined): { text: string; html: string } {
  const { title, paragraphs, sections = [], button: link, footer, links = [], unsubscribe } = letter;
  const href = origin && origin + link.path;
  const below = [
    ...links,
    ...(unsubscribe ? [{ label: 'Dejar de recibir correos', path: unsubscribe }] : []),
  ];
  const found = origin ? below.map(({ label, path }) => ({ label, href: origin + path })) : [];
  const foot = [footer, ...found.map((each) => `${each.label}: ${each.href}`)].join('\n');
  const said = [title, ...paragraphs, ...sections.map(plainSection)];
  const parts = [...said, ...(href ? [`${link.label}: ${href}`] : []), `-- \n${foot}`];
  return {
    text: `${parts.join('\n\n')}\n`,
    html: page(
      letter,
      origin,
      href ? button(link.label, href) : '',
      found.map((each) => footLink(each.label, each.href)).join(''),
    ),
  };
}

/** A page that needs nothing but itself. */
export interface PlainPage {
  title: string;
  text: string;
  /** Of the form that says yes, or of a link. */
  button?: string;
  link?: { label: string; path: string };
}

/** A page as plain as a mail, for whom a mail sends here without a session. */
export const plainPage = ({ title, text, button: verb, link }: PlainPage): string =>
  page(
    {
      subject: `${title} · Cuadrilla`,
      title,
      paragraphs: [text],
      button: { label: '', path: '' },
      footer: '',
    },
    undefined,
    verb ? form(verb) : link ? button(link.label, link.path) : '',
    '',
  );

const form = (verb: string): string => `
<form method="post"><button type="submit" ${painted('background-color', 'accent', 'border:0;border-radius:8px;padding:12px 20px;font-size:15px;line-height:20px;font-weight:700;color:#ffffff;cursor:pointer')}>${escape(verb)}</button></form>`;
