import { DOMSerializer, type Node } from 'prosemirror-model';
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view';
import type { Store } from '../../../lib/store.ts';
import { orLater } from './draw-later.ts';
import { languages } from './languages.ts';
import { editorTexts } from './editor.texts.ts';

type GetPos = () => number | undefined;

const setAttribute = (view: EditorView, getPos: GetPos, name: string, value: unknown) => {
  const at = getPos();
  if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, name, value));
};

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: HTMLElement[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

let lastId = 0;
const nextId = () => `doc-${(lastId += 1)}`;

const checkItem: NodeViewConstructor = (first, view, getPos): NodeView => {
  const contentDOM = element('div', { id: nextId() });
  const box = element('input', { type: 'checkbox', 'aria-labelledby': contentDOM.id });
  const dom = element('li', {}, element('span', { contenteditable: 'false' }, box), contentDOM);
  const show = (node: Node) => {
    box.checked = node.attrs['checked'] === true;
    dom.dataset['checked'] = String(box.checked);
  };
  box.addEventListener('change', () => {
    if (view.editable) setAttribute(view, getPos, 'checked', box.checked);
    else box.checked = !box.checked;
  });
  show(first);
  return {
    dom,
    contentDOM,
    update: (node) => node.type === first.type && (show(node), true),
    ignoreMutation: (mutation) => mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
  };
};

const toggle: NodeViewConstructor = (first): NodeView => {
  const button = element('button', { type: 'button', contenteditable: 'false' });
  const contentDOM = element('div');
  const dom = element('div', { 'data-toggle': '' }, button, contentDOM);
  const show = (open: boolean) => {
    dom.dataset['open'] = String(open);
    button.setAttribute('aria-expanded', String(open));
    button.setAttribute('aria-label', open ? editorTexts.close : editorTexts.open);
  };
  button.addEventListener('click', () => show(dom.dataset['open'] !== 'true'));
  // A new one is open, to be written in.
  show(first.textContent === '');
  return {
    dom,
    contentDOM,
    stopEvent: (event) => event.target === button,
    ignoreMutation: (mutation) => mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
  };
};

const callout: NodeViewConstructor = (first): NodeView => {
  const name = element('b', { contenteditable: 'false' });
  const contentDOM = element('div');
  const dom = element('aside', {}, name, contentDOM);
  const show = (node: Node) => {
    const kind = node.attrs['kind'] as keyof typeof editorTexts.callouts;
    dom.dataset['callout'] = kind;
    name.textContent = editorTexts.callouts[kind];
  };
  show(first);
  return { dom, contentDOM, update: (node) => node.type === first.type && (show(node), true) };
};

const codeBlock: NodeViewConstructor = (first, view, getPos): NodeView => {
  const select = element('select', { 'aria-label': editorTexts.language });
  select.append(new Option(editorTexts.plain, ''), ...languages.map((each) => new Option(each)));
  const contentDOM = element('code');
  // It scrolls sideways in itself, also by the arrow keys of who only reads.
  const pre = element('pre', { tabindex: '0' }, contentDOM);
  const dom = element('div', { 'data-code': '' }, element('span', { contenteditable: 'false' }, select), pre);
  const show = (node: Node) => {
    const language = String(node.attrs['language']);
    if (![...select.options].some(({ value }) => value === language)) select.append(new Option(language));
    select.value = language;
    select.disabled = !view.editable;
  };
  select.addEventListener('change', () => setAttribute(view, getPos, 'language', select.value));
  show(first);
  return {
    dom,
    contentDOM,
    update: (node) => node.type === first.type && (show(node), true),
    stopEvent: (event) => event.target === select,
    ignoreMutation: (mutation) => mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
  };
};

const image: NodeViewConstructor = (first, view, getPos): NodeView => {
  const picture = element('img', { loading: 'lazy' });
  const alt = element('input', {
    'aria-label': editorTexts.alt,
    placeholder: editorTexts.altMissing,
    maxlength: '500',
  });
  const dom = element('figure', {}, picture, alt);
  const show = (node: Node) => {
    picture.src = String(node.attrs['src']);
    picture.alt = String(node.attrs['alt']);
    if (document.activeElement !== alt) alt.value = picture.alt;
    alt.hidden = !view.editable;
  };
  alt.addEventListener('change', () => setAttribute(view, getPos, 'alt', alt.value));
  show(first);
  return {
    dom,
    update: (node) => node.type === first.type && (show(node), true),
    stopEvent: (event) => event.target === alt,
    ignoreMutation: () => true,
  };
};

/** Something of React's that stands in the text. */
export interface Portal {
  key: string;
  place: HTMLElement;
  node: Node;
}

const portal =
  (portals: Store<readonly Portal[]>, place: () => HTMLElement): NodeViewConstructor =>
  (first): NodeView => {
    const dom = place();
    dom.contentEditable = 'false';
    const key = nextId();
    const others = () => portals.get().filter((each) => each.key !== key);
    portals.set([...portals.get(), { key, place: dom, node: first }]);
    return {
      dom,
      update: (node) => {
        if (node.type !== first.type) return false;
        portals.set([...others(), { key, place: dom, node }]);
        return true;
      },
      stopEvent: (event) => !event.type.startsWith('drag') && event.type !== 'mousedown',
      ignoreMutation: () => true,
      destroy: () => portals.set(others()),
    };
  };

/** As the schema says. */
const plain: NodeViewConstructor = (node) => {
  const { toDOM } = node.type.spec;
  return toDOM ? DOMSerializer.renderSpec(document, toDOM(node)) : { dom: element('div') };
};

export const nodeViews = (portals: Store<readonly Portal[]>): Record<string, NodeViewConstructor> => ({
  paragraph: orLater(plain),
  bulletList: orLater(plain),
  orderedList: orLater(plain),
  checklist: orLater(plain),
  quote: orLater(plain),
  table: orLater(plain),
  toggle: orLater(toggle),
  callout: orLater(callout),
  codeBlock: orLater(codeBlock),
  checkItem,
  image,
  task: portal(portals, () => element('span')),
  page: portal(portals, () => element('span')),
  taskQuery: portal(portals, () => element('div', { 'data-tasks': '' })),
});
