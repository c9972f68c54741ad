import type { MarkSpec, NodeSpec } from 'prosemirror-model';
import { attribute, only } from './attributes.ts';
import { isSafeLink } from '../../kernel/links.ts';
import { isOwnPage } from './own-pages.ts';

const isId = (value: unknown) => Number.isInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31;
const isName = (value: unknown) => typeof value === 'string' && value.length <= 200;

/** What stands in the text for something that has a name: shown as it is now, exported as it was called. */
const named = (key: string, sign: string): NodeSpec => ({
  group: 'inline',
  inline: true,
  attrs: { id: { validate: only('id', isId) }, name: { default: '', validate: only('name', isName) } },
  leafText: (node) => `${sign}${node.attrs.name}`,
  parseDOM: [
    {
      tag: `span[data-${key}]`,
      getAttrs: (element) => {
        const id = Number(attribute(element, `data-${key}`));
        return isId(id) ? { id, name: attribute(element, 'data-name') ?? '' } : false;
      },
    },
  ],
  toDOM: (node) => [
    'span',
    { [`data-${key}`]: node.attrs.id, 'data-name': node.attrs.name },
    `${sign}${node.attrs.name}`,
  ],
});

export const person = named('person', '@');
export const task = named('task', '#');

/** A page of ours: what it is called is for those to read who may see it, so no document says it. */
export const page: NodeSpec = {
  group: 'inline',
  inline: true,
  attrs: { path: { validate: only('page', isOwnPage) } },
  leafText: (node) => node.attrs.path,
  parseDOM: [
    {
      tag: 'a[data-page]',
      // Before the link that it is too.
      priority: 60,
      getAttrs: (element) => {
        const path = attribute(element, 'data-page');
        return isOwnPage(path) ? { path } : false;
      },
    },
  ],
  toDOM: ({ attrs: { path } }) => ['a', { 'data-page': path, href: path }, path],
};

export const hardBreak: NodeSpec = {
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  leafText: () => '\n',
  parseDOM: [{ tag: 'br' }],
  toDOM: () => ['br'],
};

export const link: MarkSpec = {
  inclusive: false,
  attrs: { href: { validate: only('link', isSafeLink) } },
  parseDOM: [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = attribute(element, 'href');
        return isSafeLink(href) ? { href } : false;
      },
    },
  ],
  toDOM: (mark) => ['a', { href: mark.attrs.href, rel: 'noopener noreferrer nofollow' }, 0],
};

export const bold: MarkSpec = {
  parseDOM: [
    // Some offices wrap all that they copy in a <b> of normal weight.
    { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
    { tag: 'strong' },
    { style: 'font-weight', getAttrs: (value) => /^(bold(er)?|[6-9]\d{2})$/.test(value) && null },
  ],
  toDOM: () => ['strong', 0],
};

export const italic: MarkSpec = {
  parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
  toDOM: () => ['em', 0],
};

export const strike: MarkSpec = {
  parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }, { style: 'text-decoration=line-through' }],
  toDOM: () => ['s', 0],
};

export const code: MarkSpec = {
  code: true,
  excludes: 'code bold italic strike',
  parseDOM: [{ tag: 'code' }],
  toDOM: () => ['code', 0],
};
