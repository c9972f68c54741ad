import { type Marked, readMarks } from '@cuadrilla/contract/kernel/read-marks';
import { Square, SquareCheck } from 'lucide-react';
import { createContext, Fragment, startTransition, use, useMemo, useOptimistic, type ReactNode } from 'react';
import type { OnTick } from '../../lib/text/check-boxes.ts';
import { Checkbox } from '../controls/Checkbox.tsx';
import { formatTexts } from './format.texts.ts';
import styles from './FormattedText.module.css';
import { WebLink } from '../controls/WebLink.tsx';
import { Words } from './Words.tsx';

interface Props {
  text: string;
  onTick?: OnTick | undefined;
}

type TickLine = (line: number, checked: boolean) => ReturnType<OnTick>;

const TickContext = createContext<TickLine | undefined>(undefined);

export function MarkedText({ text, onTick }: Props) {
  const marked = useMemo(() => readMarks(text), [text]);
  return (
    <TickContext value={onTick && ((line, checked) => onTick({ seen: text, line, checked }))}>
      <All of={marked} />
    </TickContext>
  );
}

const All = ({ of }: { of: readonly Marked[] }) =>
  // oxlint-disable-next-line react/no-array-index-key -- the same may stand there twice
  of.map((each, index) => <Fragment key={index}>{shown(each)}</Fragment>);

function shown(marked: Marked): ReactNode {
  const { token, inside } = marked;
  const content = <All of={inside} />;
  switch (token.type) {
    case 'text':
      return <Words text={token.content} />;
    case 'softbreak':
    case 'hardbreak':
      return <br />;
    case 'code_inline':
      return <code>{token.content}</code>;
    case 'fence':
      return (
        <pre>
          <code>{token.content.replace(/\n$/, '')}</code>
        </pre>
      );
    case 'link_open':
      return <WebLink href={String(token.attrGet('href'))}>{wordsOf(inside)}</WebLink>;
    case 'image':
      // A picture from elsewhere would tell elsewhere who reads it: it stays a link.
      return <WebLink href={String(token.attrGet('src'))}>{wordsOf(inside) || undefined}</WebLink>;
    case 'paragraph_open':
      return token.hidden ? content : <p>{content}</p>;
    case 'heading_open':
      // What somebody wrote is no part of how the page is divided.
      return <p data-heading={token.tag}>{content}</p>;
    case 'list_item_open':
      return <Item {...marked} />;
    case 'ordered_list_open':
      return <ol start={Number(token.attrGet('start') ?? 1)}>{content}</ol>;
    case 'table_open':
      return (
        <div className={styles.table}>
          <table>{content}</table>
        </div>
      );
    case 'hr':
      return <hr />;
    default: {
      const Element = elements.find((each) => each === token.tag) ?? Fragment;
      return <Element>{content}</Element>;
    }
  }
}

/** Those that are nothing but themselves. */
const elements = ['strong', 'em', 's', 'ul', 'blockquote', 'thead', 'tbody', 'tr', 'th', 'td'] as const;

/** One that begins with a box says whether it is done. */
function Item({ inside, checked }: Marked) {
  const tick = use(TickContext);
  if (checked === undefined)
    return (
      <li>
        <All of={inside} />
      </li>
    );
  const Box = checked ? SquareCheck : Square;
  const line = inside[0]?.token.map?.[0];
  return (
    <li data-box="">
      {tick && line !== undefined ? (
        <TickBox
          checked={checked}
          name={wordsOf(inside.slice(0, 1))}
          onTick={(wanted) => tick(line, wanted)}
        />
      ) : (
        <Box size={18} role="img" aria-label={checked ? formatTexts.done : formatTexts.open} />
      )}
      <div>
        <All of={inside} />
      </div>
    </li>
  );
}

interface TickBoxProps {
  checked: boolean;
  name: string;
  onTick: (checked: boolean) => ReturnType<OnTick>;
}

function TickBox({ checked, name, onTick }: TickBoxProps) {
  const [seen, see] = useOptimistic(checked);
  const tick = (wanted: boolean) =>
    startTransition(async () => {
      see(wanted);
      await onTick(wanted);
    });
  return <Checkbox checked={seen} aria-label={name} onChange={({ target }) => tick(target.checked)} />;
}

const wordsOf = (inside: readonly Marked[]): string =>
  inside.map(({ token, inside: deeper }) => (deeper.length > 0 ? wordsOf(deeper) : token.content)).join('');
