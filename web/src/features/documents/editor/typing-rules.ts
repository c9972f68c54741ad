import { isSafeLink } from '@cuadrilla/contract/kernel/links';
import { schema } from '@cuadrilla/contract/documents/document/schema';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import type { MarkType } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import { insertBlock, toList } from './block-commands.ts';

const { nodes, marks } = schema;

/** `**bold**` and the like: the signs go, and what they held is marked. */
const marked = (pattern: RegExp, mark: MarkType) =>
  new InputRule(
    pattern,
    (state, [whole, before = '', text = ''], start, end) => {
      const from = start + before.length;
      if (!state.doc.resolve(from).parent.type.allowsMarkType(mark)) return null;
      const tr = state.tr.delete(start + before.length, end);
      tr.insertText(text, from);
      tr.addMark(from, from + text.length, mark.create());
      return whole === '' ? null : tr.removeStoredMark(mark);
    },
    { inCodeMark: false },
  );

const written = new InputRule(/\[([^[\]]+)\]\((\S+)\)$/, (state, [, text = '', href = ''], start, end) =>
  isSafeLink(href)
    ? state.tr
        .replaceWith(start, end, schema.text(text, [marks.link.create({ href })]))
        .removeStoredMark(marks.link)
    : null,
);

/** An address becomes a link with the space that ends it. */
const address = new InputRule(
  /(^|\s)(https?:\/\/\S*[^\s.,;:!?)])\s$/,
  (state, [, before = '', href = ''], start) => {
    if (!isSafeLink(href)) return null;
    const from = start + before.length;
    return state.tr
      .addMark(from, from + href.length, marks.link.create({ href }))
      .insertText(' ', from + href.length)
      .removeStoredMark(marks.link);
  },
);

/** `[ ]` at the beginning of a line, also of one that is an item already. */
const checkBox = new InputRule(/^\[([ x]?)\]\s$/, (state, [, sign], start, end) => {
  let done = state.tr.delete(start, end);
  const after = state.apply(done);
  toList(nodes.checklist)(after, (tr) => {
    for (const step of tr.steps) done = done.step(step);
    done.setSelection(TextSelection.create(done.doc, tr.selection.from));
  });
  const item = done.selection.$from.node(-1);
  if (sign === 'x' && item.type === nodes.checkItem) {
    done.setNodeMarkup(done.selection.$from.before(-1), null, { checked: true });
  }
  return item.type === nodes.checkItem ? done : null;
});

const rule = new InputRule(/^(?:---|___|\*\*\*)$/, (state, _found, start, end) => {
  const cleared = state.tr.delete(start, end);
  let done: typeof cleared | null = null;
  insertBlock(nodes.divider.create())(state.apply(cleared), (tr) => {
    for (const step of tr.steps) cleared.step(step);
    done = cleared.setSelection(TextSelection.create(cleared.doc, tr.selection.from));
  });
  return done;
});

/** Markdown as it is typed. */
export const typingRules = () =>
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading, ([, signs = '#']) => ({ level: signs.length })),
      textblockTypeInputRule(/^```([\w+#-]{0,30})\s$/, nodes.codeBlock, ([, language]) => ({ language })),
      checkBox,
      wrappingInputRule(/^\s*[-*+]\s$/, nodes.bulletList),
      wrappingInputRule(
        /^(\d{1,9})\.\s$/,
        nodes.orderedList,
        ([, start]) => ({ start: Number(start) }),
        ([, start], node) => node.childCount + node.attrs['start'] === Number(start),
      ),
      wrappingInputRule(/^>\s$/, nodes.quote),
      rule,
      marked(/(^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.bold),
      marked(/(^|[^\p{L}\p{N}_])__([^_\s](?:[^_]*[^_\s])?)__$/u, marks.bold),
      marked(/(^|[^*])\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.italic),
      marked(/(^|[^\p{L}\p{N}_])_([^_\s](?:[^_]*[^_\s])?)_$/u, marks.italic),
      marked(/(^|[^~])~~([^~\s](?:[^~]*[^~\s])?)~~$/, marks.strike),
      marked(/(^|[^`])`([^`]+)`$/, marks.code),
      written,
      address,
    ],
  });
