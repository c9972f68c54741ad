import { newPoint } from '@cuadrilla/contract/tasks/points';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { isAccepted } from '../../../lib/server/api.ts';
import { useTypedOnScreen } from '../../../lib/typed-on-screen.ts';
import { useDraftBox, useGivenBack, useKeptDraft } from '../../../lib/use-draft.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { linesOf } from '../point-lines.ts';
import { pointTexts as texts } from '../points.texts.ts';
import styles from './Checklist.module.css';

interface Props {
  taskId: number;
  onAdd: (content: string) => Promise<unknown>;
}

/** The last row. Enter adds a point and stays for the next one; of several lines each becomes one. */
export function AddPoint({ taskId, onAdd }: Props) {
  const store = useDraftBox<string>(`points:${taskId}`);
  const [text, setText] = useState(() => store.take()?.value ?? '');
  const [wrong, setWrong] = useState<string>();
  const typed = text.trim() ? text : undefined;
  useKeptDraft(store, typed);
  useTypedOnScreen({ typed });
  const write = (next: string) => {
    setText(next);
    setWrong(undefined);
  };
  useGivenBack<string>(store, (giveBack) => setText((begun) => giveBack(begun)));

  const add = (said: string) => {
    const lines = linesOf(said);
    const message = lines.map(messageOf).find((each) => each !== undefined);
    setText(message ? said : '');
    setWrong(message);
    if (message || lines.length === 0) return;
    store.forget();
    for (const line of lines) {
      const giveBack = (begun?: string) => [begun, line].filter(Boolean).join('\n');
      void store.keepSent(line, isAccepted(onAdd(line)), giveBack);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(text);
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n');
    if (!pasted.trim().includes('\n')) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    add(text.slice(0, selectionStart) + pasted + text.slice(selectionEnd));
  };
  return (
    <div className={styles.add}>
      <Plus size={18} />
      <Field label={texts.add} labelHidden error={wrong}>
        {(tied) => (
          <textarea
            {...tied}
            rows={1}
            className={styles.input}
            placeholder={texts.add}
            value={text}
            onChange={({ target }) => write(target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        )}
      </Field>
    </div>
  );
}

const messageOf = (content: string): string | undefined =>
  newPoint.safeParse({ content }).error?.issues[0]?.message;
