import { Tooltip as Primitive } from 'radix-ui';
import { useRef, useState, type ReactElement } from 'react';
import styles from './Tooltip.module.css';

/** Names and reasons only, never what is needed to finish a task. The child takes a ref and spreads its props. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const escaped = useRef(false);
  // Focusing by keyboard may scroll, and scrolling closes: it stays while the focus does, unless Escape is pressed.
  const change = (next: boolean) => {
    setOpen(next || (!escaped.current && trigger.current?.matches(':focus-visible') === true));
    escaped.current = false;
  };
  const escape = () => {
    escaped.current = true;
  };
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root open={open} onOpenChange={change}>
        <Primitive.Trigger asChild ref={trigger}>
          {children}
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            className={styles.tip}
            sideOffset={6}
            collisionPadding={8}
            onEscapeKeyDown={escape}
          >
            {text}
            <Primitive.Arrow className={styles.arrow} width={10} height={5} />
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
