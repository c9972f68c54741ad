import { schema } from '@cuadrilla/contract/documents/document/schema';
import { useEffect, useId, useRef, useState } from 'react';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { Store } from '../../../lib/store.ts';
import { HiddenStatus } from '../../../ui/controls/Hidden.tsx';
import type { DocumentLinks, Named } from './document-links.ts';
import { editorTexts } from './editor.texts.ts';
import { useBeside } from './floating.ts';
import { slashItems, type SlashItem } from './slash-items.ts';
import { dismiss, type Suggestion, suggested } from './suggest.ts';
import styles from './Suggestions.module.css';
import { useEditorPart } from './use-editor-part.ts';

interface Props {
  view: EditorView;
  state: Store<EditorState>;
  links: DocumentLinks;
  /** Set to what hears the keys while a list is open. */
  keys: { current: (event: KeyboardEvent) => boolean };
}

interface Option {
  key: string;
  name: string;
  hint: string;
  group: string;
  icon?: SlashItem['icon'];
  choose: () => void;
}

/** What the sign before the caret offers; the keys are those of the text. */
export function Suggestions({ view, state, links, keys }: Props) {
  const open = useEditorPart(state, suggested);
  const named = useNamed(open, links);
  const options = open ? optionsOf(view, links, open, named) : [];
  const [chosen, setChosen] = useState(0);
  const asked = `${open?.offer}${open?.from}${open?.typed}`;
  const [before, setBefore] = useState(asked);
  if (before !== asked) {
    setBefore(asked);
    setChosen(0);
  }
  const at = Math.min(chosen, options.length - 1);
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useBeside(ref, view, open, 'below');
  const isOpen = open !== undefined && options.length > 0;

  useEffect(() => {
    keys.current = (event) => {
      const by = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key as 'ArrowDown'];
      if (event.key === 'Escape') view.dispatch(dismiss(view.state.tr));
      else if (!isOpen || event.isComposing) return false;
      else if (by) setChosen((at + by + options.length) % options.length);
      else if (event.key === 'Enter' || event.key === 'Tab') options[at]?.choose();
      else return false;
      event.stopPropagation();
      return true;
    };
    const { dom } = view;
    dom.toggleAttribute('aria-activedescendant', isOpen);
    dom.toggleAttribute('aria-controls', isOpen);
    if (isOpen) {
      dom.setAttribute('aria-activedescendant', `${id}-${at}`);
      dom.setAttribute('aria-controls', id);
      document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
    }
  });

  return (
    <>
      <HiddenStatus>
        {open ? (isOpen ? editorTexts.found(options.length) : editorTexts.nothing) : ''}
      </HiddenStatus>
      {isOpen && (
        <div
          ref={ref}
          id={id}
          role="listbox"
          aria-label={editorTexts[open.offer]}
          // It scrolls.
          tabIndex={0}
          className={styles.list}
        >
          {options.map((option, index) => (
            <div key={option.key} role="presentation">
              {option.group !== options[index - 1]?.group && option.group !== '' && (
                <div className={styles.group} aria-hidden="true">
                  {option.group}
                </div>
              )}
              <div
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                className={styles.option}
                onMouseDown={(event) => event.preventDefault()}
                // Not as it is touched: once the list is gone, the rest of a tap would press what lay below it.
                onClick={option.choose}
              >
                {option.icon && <option.icon size={16} aria-hidden="true" />}
                <span className={styles.name}>{option.name}</span>
                <span className={styles.hint}>{option.hint}</span>
              </div>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function optionsOf(view: EditorView, links: DocumentLinks, open: Suggestion, named: Named[]): Option[] {
  const { offer, from, to, typed } = open;
  if (offer === 'blocks') {
    return slashItems(typed).map(({ group, name, hint, icon, run }) => ({
      key: name,
      name,
      hint,
      group: typed === '' ? group : '',
      icon,
      choose: () => {
        view.dispatch(view.state.tr.delete(from, to));
        run(view, links);
        view.focus();
      },
    }));
  }
  const kind = offer === 'people' ? schema.nodes.person : schema.nodes.task;
  return named.map(({ id, name }) => ({
    key: String(id),
    name,
    hint: offer === 'tasks' ? `#${id}` : '',
    group: '',
    choose: () => {
      const tr = view.state.tr.replaceWith(from, to, kind.create({ id, name }));
      view.dispatch(tr.insertText(' '));
      view.focus();
    },
  }));
}

/** People or tasks that go by what is typed; those of before stay until they are there. */
function useNamed(open: Suggestion | undefined, links: DocumentLinks): Named[] {
  const [found, setFound] = useState<{ offer: string; named: Named[] }>({ offer: '', named: [] });
  const offer = open?.offer ?? '';
  const typed = open?.typed ?? '';
  useEffect(() => {
    if (offer !== 'people' && offer !== 'tasks') return undefined;
    let isWanted = true;
    const find = offer === 'people' ? links.findPeople : links.findTasks;
    void find(typed).then(
      (named) => isWanted && setFound({ offer, named }),
      () => isWanted && setFound({ offer, named: [] }),
    );
    return () => {
      isWanted = false;
    };
  }, [offer, typed, links]);
  return found.offer === offer ? found.named : [];
}
