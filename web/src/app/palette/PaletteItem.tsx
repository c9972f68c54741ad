import { CornerDownLeft } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useStore } from '../../lib/store.ts';
import { isSingleKey, keysOf } from '../../lib/strokes.ts';
import { findFolded } from '../../lib/text/text.ts';
import { singleKeys } from '../../services/single-keys.ts';
import { Hidden } from '../../ui/controls/Hidden.tsx';
import { Kbd } from '../../ui/controls/Kbd.tsx';
import type { Item } from './item.ts';
import styles from './PaletteResults.module.css';

interface Props {
  item: Item;
  selected: boolean;
  /** The pointer moved over it. */
  onPoint: () => void;
  onChoose: () => void;
}

export function PaletteItem({ item, selected, onPoint, onChoose }: Props) {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    if (selected) line.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  const choose = (event: MouseEvent) => {
    // With Ctrl or ⌘ the browser opens the link in another tab.
    if (item.href && (event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onChoose();
  };
  const Line = item.href ? 'a' : 'div';
  return (
    <Line
      ref={(element: HTMLElement | null) => void (line.current = element)}
      id={item.id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className={styles.item}
      {...(item.href && { href: item.href, draggable: false })}
      onPointerMove={() => !selected && onPoint()}
      onMouseDown={(event) => event.preventDefault()} // the field keeps the focus
      onClick={choose}
    >
      {item.icon}
      <span className={styles.text}>
        <Marked text={item.text} match={item.match} />
        {item.aside && <Hidden>{item.aside}</Hidden>}
      </span>
      {item.detail && <span className={styles.detail}>{item.detail}</span>}
      <span className={styles.keys} aria-hidden="true">
        {item.keys && <Keys keys={item.keys} />}
        {selected && (
          <Kbd>
            <CornerDownLeft size={12} />
          </Kbd>
        )}
      </span>
    </Line>
  );
}

function Keys({ keys }: { keys: string }) {
  const on = useStore(singleKeys) || !isSingleKey(keys);
  return on && keysOf(keys).map((stroke) => <Kbd key={stroke.join()}>{stroke.join(' ')}</Kbd>);
}

function Marked({ text, match }: { text: string; match: string }) {
  const found = findFolded(text, match);
  if (!found) return text;
  return (
    <>
      {text.slice(0, found.start)}
      <mark>{text.slice(found.start, found.end)}</mark>
      {text.slice(found.end)}
    </>
  );
}
