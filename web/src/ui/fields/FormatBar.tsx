import {
  AtSign,
  Bold,
  Code,
  Heading,
  Italic,
  Link,
  List,
  ListOrdered,
  ListTodo,
  TextQuote,
  type LucideIcon,
} from 'lucide-react';
import { Fragment, useState, type KeyboardEvent } from 'react';
import { formatTexts as texts } from '../text/format.texts.ts';
import type { Format } from '../text/format-text.ts';
import styles from './FormatBar.module.css';
import { IconButton } from '../controls/IconButton.tsx';

const groups: { format: Format; icon: LucideIcon; key?: string; spare?: true }[][] = [
  [
    { format: 'bold', icon: Bold, key: 'B' },
    { format: 'italic', icon: Italic, key: 'I' },
    { format: 'heading', icon: Heading, spare: true },
    { format: 'link', icon: Link },
  ],
  [
    { format: 'list', icon: List },
    { format: 'numbered', icon: ListOrdered, spare: true },
    { format: 'boxes', icon: ListTodo },
    { format: 'quote', icon: TextQuote, spare: true },
    { format: 'code', icon: Code, key: 'E', spare: true },
  ],
  [{ format: 'mention', icon: AtSign }],
];
const all = groups.flat();

/** What a key means together with Control. */
export const formatOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Format | undefined =>
  (ctrlKey || metaKey) && !altKey && !shiftKey
    ? all.find((each) => each.key === key.toUpperCase())?.format
    : undefined;

interface Props {
  onFormat: (format: Format) => void;
}

/** One stop of the keyboard, with arrows between its buttons; a phone leaves out what is rarely used. */
export function FormatBar({ onFormat }: Props) {
  const [at, setAt] = useState<Format>('bold');
  return (
    <div role="toolbar" aria-label={texts.toolbar} className={styles.bar} onKeyDown={go}>
      {groups.map((group, index) => (
        <Fragment key={group[0]?.format}>
          {index > 0 && <span className={styles.gap} />}
          {group.map(({ format, icon: Icon, key, spare }) => (
            <IconButton
              key={format}
              size="small"
              label={texts[format]}
              title={key ? `${texts[format]} (Ctrl ${key})` : texts[format]}
              aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
              tabIndex={format === at ? 0 : -1}
              data-spare={spare}
              onFocus={() => setAt(format)}
              // The text keeps the focus, and what is selected in it.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onFormat(format)}
            >
              <Icon size={16} />
            </IconButton>
          ))}
        </Fragment>
      ))}
    </div>
  );
}

/** Arrows go from button to button. */
function go(event: KeyboardEvent<HTMLDivElement>): void {
  const step = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key as 'ArrowRight'];
  if (!step) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')].filter((each) => each.offsetParent);
  const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(from + step + buttons.length) % buttons.length]?.focus();
}
