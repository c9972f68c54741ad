import { useEffect, useImperativeHandle, type RefObject } from 'react';
import { HiddenStatus } from '../../ui/controls/Hidden.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import type { Item } from './item.ts';
import frame from './Palette.module.css';
import { paletteTexts as texts } from './palette.texts.ts';
import { PaletteHints } from './PaletteHints.tsx';
import { PaletteItem } from './PaletteItem.tsx';
import styles from './PaletteResults.module.css';
import { useGroups } from './use-groups.tsx';
import { type Entered, type FieldKeys, useSelection } from './use-selection.ts';

interface Props {
  text: string;
  /** Before these results were there to be entered. */
  early: Entered | undefined;
  listId: string;
  /** Where the field finds what its keys do. */
  keys: RefObject<FieldKeys | null>;
  /** Tells which line is selected. */
  onActive: (id: string | undefined) => void;
  /** Types another text in place of this one. */
  onText: (text: string) => void;
  onClose: (then?: () => void) => void;
}

export function PaletteResults({ text, early, listId, keys, onActive, onText, onClose }: Props) {
  const { groups, waiting, found, failed, onlyActions, search } = useGroups(text, onText);
  const items = groups.flatMap((group) => group.items);
  const choose = (item: Item, apart: boolean) => {
    if (item.stays) item.run();
    else if (apart && item.href) onClose(() => window.open(item.href, '_blank'));
    else onClose(item.run);
  };
  const { selected, select, onKeyDown } = useSelection({
    items,
    typed: text,
    early,
    waiting,
    onChoose: choose,
  });
  useImperativeHandle(keys, () => ({ onKeyDown }));
  useEffect(() => onActive(selected?.id), [onActive, selected?.id]);

  const nothing = !waiting && !failed && !found && search !== '';
  const none = onlyActions ? texts.noActions(search) : uiTexts.noResults(search);
  const told = failed ? texts.failed : nothing ? none : texts.count(items.length);
  return (
    <>
      <HiddenStatus>{!waiting && told}</HiddenStatus>
      <div className={styles.scroll}>
        {nothing && <p className={frame.note}>{none}</p>}
        {waiting && items.length === 0 && <p className={frame.note}>{texts.searching}</p>}
        <div role="listbox" id={listId} aria-label={texts.results} aria-busy={waiting}>
          {groups.map(({ name, items: lines }) => (
            <div key={name} role="group" aria-label={name} className={styles.group}>
              <p className={styles.heading} aria-hidden="true">
                {name}
              </p>
              {lines.map((item) => (
                <PaletteItem
                  key={item.id}
                  item={item}
                  selected={item === selected}
                  onPoint={() => select(item)}
                  onChoose={() => choose(item, false)}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      <PaletteHints />
    </>
  );
}
