import { use, useId, useState, type ComponentProps, type KeyboardEvent, type SyntheticEvent } from 'react';
import { MentionableContext, type Mentionable } from '../../lib/mention-people.ts';
import { HiddenStatus } from '../controls/Hidden.tsx';
import { meantBy, mentionAt } from './mention-query.ts';
import styles from './MentionArea.module.css';
import { TextArea } from './TextArea.tsx';
import { mentionTexts } from './mention.texts.ts';
import { putInSight } from '../controls/put-in-sight.ts';
import { writeIn } from './write-in.ts';

type Props = ComponentProps<typeof TextArea>;

/** Where somebody can be named: an `@` opens a list of those who may be meant. */
export function MentionArea({ onKeyDown, onBlur, ...area }: Props) {
  const people = use(MentionableContext);
  const list = useId();
  const [typed, setTyped] = useState<string>();
  const [at, setAt] = useState(0);
  const options = typed === undefined ? [] : meantBy(typed, people);
  const open = options.length > 0;
  const chosen = Math.min(at, options.length - 1);

  const look = ({ currentTarget: { value, selectionStart } }: SyntheticEvent<HTMLTextAreaElement>) => {
    setTyped(mentionAt(value, selectionStart)?.typed);
    setAt(0);
  };
  const close = () => setTyped(undefined);
  const complete = (box: HTMLTextAreaElement | null, { handle }: Mentionable) => {
    const mention = box && mentionAt(box.value, box.selectionStart);
    if (!mention) return;
    const text = `@${handle} `;
    writeIn(box, { from: mention.from, to: box.selectionStart, text, select: [text.length, text.length] });
    close();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key as 'ArrowDown'];
    const option = options[chosen];
    if (!open || !option || event.ctrlKey || event.metaKey) return onKeyDown?.(event);
    if (step) setAt((chosen + step + options.length) % options.length);
    else if (event.key === 'Enter' || event.key === 'Tab') complete(event.currentTarget, option);
    else if (event.key === 'Escape') close();
    else {
      // The caret goes elsewhere.
      if (/^(Arrow|Home|End)/.test(event.key)) close();
      return onKeyDown?.(event);
    }
    event.preventDefault();
    event.stopPropagation();
    return undefined;
  };
  return (
    <div className={styles.frame}>
      <TextArea
        {...area}
        onKeyDown={press}
        onInputCapture={look}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        {...(open && { 'aria-controls': list, 'aria-activedescendant': `${list}-${chosen}` })}
      />
      {open && (
        <ul ref={putInSight} id={list} role="listbox" aria-label={mentionTexts.list} className={styles.list}>
          {options.map((person, index) => (
            // The keys are those of the text; a pointer must not take the focus from it.
            <li
              key={person.handle}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === chosen}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              // Not as it is touched: once the list is gone, the rest of a tap would press what lay below it.
              onClick={({ currentTarget }) =>
                complete(currentTarget.closest('div')?.querySelector('textarea') ?? null, person)
              }
            >
              <b>{person.name}</b> <span className={styles.handle}>@{person.handle}</span>
            </li>
          ))}
        </ul>
      )}
      <HiddenStatus>{open ? mentionTexts.found(options.length) : ''}</HiddenStatus>
    </div>
  );
}
