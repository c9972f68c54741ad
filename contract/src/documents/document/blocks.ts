import type { NodeSpec } from 'prosemirror-model';
import { isOwnPicture } from '../../kernel/links.ts';
import { attribute, only } from './attributes.ts';

/** Of a callout, in the order in which they are offered. */
export const calloutKinds = ['note', 'tip', 'warning', 'danger'] as const;
export type CalloutKind = (typeof calloutKinds)[number];
export const calloutNames: Record<CalloutKind, string> = {
  note: 'Nota',
  tip: 'Consejo',
  warning: 'Atención',
  danger: 'Peligro',
};

export const isCalloutKind = (value: unknown): value is CalloutKind =>
  (calloutKinds as readonly unknown[]).includes(value);

const isLevel = (value: unknown) => value === 1 || value === 2 || value === 3;
const isText = (most: number) => (value: unknown) => typeof value === 'string' && value.length <= most;

export const paragraph: NodeSpec = {
  group: 'block',
  content: 'inline*',
  parseDOM: [{ tag: 'p' }],
  toDOM: () => ['p', 0],
};

export const heading: NodeSpec = {
  group: 'block',
  content: 'inline*',
  defining: true,
  attrs: { level: { default: 1, validate: only('heading', isLevel) } },
  parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.min(level, 3) } })),
  toDOM: (node) => [`h${node.attrs.level}`, 0],
};

export const quote: NodeSpec = {
  group: 'block',
  content: 'block+',
  defining: true,
  parseDOM: [{ tag: 'blockquote' }],
  toDOM: () => ['blockquote', 0],
};

export const callout: NodeSpec = {
  group: 'block',
  content: 'block+',
  defining: true,
  attrs: { kind: { default: 'note', validate: only('callout', isCalloutKind) } },
  parseDOM: [
    {
      tag: 'aside[data-callout]',
      getAttrs: (element) => {
        const kind = attribute(element, 'data-callout');
        return isCalloutKind(kind) ? { kind } : false;
      },
    },
  ],
  toDOM: (node) => ['aside', { 'data-callout': node.attrs.kind }, 0],
};

/** Whether it is open is nobody else's business: every reader opens it alone. */
export const toggle: NodeSpec = {
  group: 'block',
  content: 'toggleTitle block+',
  defining: true,
  isolating: true,
  parseDOM: [{ tag: 'details' }],
  toDOM: () => ['details', { open: '' }, 0],
};

export const toggleTitle: NodeSpec = {
  content: 'inline*',
  defining: true,
  parseDOM: [{ tag: 'summary' }],
  toDOM: () => ['summary', 0],
};

const languageOf = (classes: string) => /\blanguage-([\w+#-]{1,30})/.exec(classes)?.[1] ?? '';

export const codeBlock: NodeSpec = {
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  attrs: { language: { default: '', validate: only('language', isText(30)) } },
  parseDOM: [
    {
      tag: 'pre',
      preserveWhitespace: 'full',
      getAttrs: (element) => ({
        language: languageOf(element.querySelector('code')?.className ?? element.className),
      }),
    },
  ],
  toDOM: (node) => [
    'pre',
    ['code', node.attrs.language === '' ? {} : { class: `language-${node.attrs.language}` }, 0],
  ],
};

export const divider: NodeSpec = { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] };

export const image: NodeSpec = {
  group: 'block',
  draggable: true,
  attrs: {
    src: { validate: only('picture', isOwnPicture) },
    alt: { default: '', validate: only('description', isText(500)) },
  },
  parseDOM: [
    {
      tag: 'img[src]',
      getAttrs: (element) => {
        const src = attribute(element, 'src');
        return isOwnPicture(src) ? { src, alt: attribute(element, 'alt') ?? '' } : false;
      },
    },
  ],
  toDOM: (node) => ['img', { src: node.attrs.src, alt: node.attrs.alt, loading: 'lazy' }],
};

/** Tasks that a search finds, as they are whenever somebody looks. */
export const taskQuery: NodeSpec = {
  group: 'block',
  draggable: true,
  attrs: { query: { default: '', validate: only('search', isText(500)) } },
  parseDOM: [
    {
      tag: 'div[data-tasks]',
      getAttrs: (element) => ({ query: attribute(element, 'data-tasks') ?? '' }),
    },
  ],
  toDOM: (node) => ['div', { 'data-tasks': node.attrs.query }, `Tareas: ${node.attrs.query}`],
};
