import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { ySyncPluginKey } from 'y-prosemirror';

/** What a sign in the text offers to put in its place. */
type Offer = 'blocks' | 'people' | 'tasks';

export interface Suggestion {
  offer: Offer;
  /** With its sign. */
  from: number;
  to: number;
  typed: string;
}

const signs: [Offer, RegExp][] = [
  ['blocks', /(?:^|\s)(\/([\p{L}\p{N} ]{0,30}))$/u],
  ['people', /(?<![\p{L}\p{N}._@-])(@([\p{L}\p{N}._-]{0,40}))$/u],
  ['tasks', /(?:^|\s)(#([\p{L}\p{N}][^#]{0,60})?)$/u],
  ['tasks', /(\[\[([^\][]{0,60}))$/u],
];

/** What is being typed before the caret. */
export function suggestionAt({ selection }: EditorState): Suggestion | undefined {
  const { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return undefined;
  const before = $from.parent.textBetween(
    Math.max(0, $from.parentOffset - 80),
    $from.parentOffset,
    '\n',
    '\uFFFC',
  );
  for (const [offer, pattern] of signs) {
    const [, whole, typed = ''] = pattern.exec(before) ?? [];
    if (whole !== undefined) return { offer, from: $from.pos - whole.length, to: $from.pos, typed };
  }
  return undefined;
}

const key = new PluginKey<Suggestion | undefined>('suggest');

export const suggested = (state: EditorState): Suggestion | undefined => key.getState(state);

const isFromOthers = (tr: Transaction): boolean =>
  (tr.getMeta(ySyncPluginKey) as { isChangeOrigin?: boolean } | undefined)?.isChangeOrigin === true;

export const dismiss = (tr: Transaction): Transaction => tr.setMeta(key, 'dismiss');

/** Offers only while somebody types here: what others write, or where the caret goes, opens nothing. */
export const suggest = (onKey: (event: KeyboardEvent) => boolean) =>
  new Plugin<Suggestion | undefined>({
    key,
    state: {
      init: () => undefined,
      apply: (tr, before, _old, state) => {
        if (tr.getMeta(key) === 'dismiss') return undefined;
        if (!tr.docChanged && !tr.selectionSet) return before;
        const isTyped = tr.docChanged && !isFromOthers(tr);
        const now = suggestionAt(state);
        if (!now) return undefined;
        // A sign that was dismissed stays so while its word is typed.
        const isBegun = before !== undefined || now.typed === '';
        return isBegun && (isTyped || before) ? now : undefined;
      },
    },
    props: {
      handleKeyDown: (view, event) => suggested(view.state) !== undefined && onKey(event),
      // A list that nobody looks at any more would take the next Enter.
      handleDOMEvents: {
        blur: (view) => {
          if (suggested(view.state)) view.dispatch(dismiss(view.state.tr));
          return false;
        },
      },
    },
  });
