import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement } from 'react';
import styles from './Tooltip.module.css';

/** Names and reasons only, never what is needed to finish a task. The child takes a ref and spreads its props. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content className={styles.tip} sideOffset={6} collisionPadding={8}>
            {text}
            <Primitive.Arrow className={styles.arrow} width={10} height={5} />
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
