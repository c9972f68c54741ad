import { Tabs as Primitive } from 'radix-ui';
import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './Tabs.module.css';
import { Tooltip } from '../controls/Tooltip.tsx';
import { useInSight } from '../controls/use-in-sight.ts';

interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** Given but undefined: not known yet, its place is kept. */
  count?: number | undefined;
  /** Why it cannot be opened: it stays focusable and says so in a tooltip. */
  unavailable?: string | false;
}

interface Props<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The content of the chosen tab. */
  children: ReactNode;
}

export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: Props<Value>) {
  const id = useId();
  const list = useInSight<HTMLDivElement>(value, '[aria-selected="true"]');
  const choose = (chosen: string) => {
    const tab = tabs.find((each) => each.value === chosen);
    if (tab && !tab.unavailable) onChange(tab.value);
  };
  return (
    <Primitive.Root value={value} onValueChange={choose}>
      <Primitive.List ref={list} className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <WithReason key={tab.value} reason={tab.unavailable}>
            <Primitive.Trigger
              value={tab.value}
              id={`${id}-${tab.value}`}
              aria-controls={id}
              className={styles.tab}
              aria-disabled={tab.unavailable ? true : undefined}
            >
              {tab.label}
              {'count' in tab && <span className={styles.count}>{tab.count}</span>}
            </Primitive.Trigger>
          </WithReason>
        ))}
      </Primitive.List>
      {/* The library's own watches for animations, which lays out the whole page while it is being shown. */}
      <div role="tabpanel" id={id} aria-labelledby={`${id}-${value}`} tabIndex={0} className={styles.panel}>
        {children}
      </div>
    </Primitive.Root>
  );
}

const WithReason = ({ reason, children }: { reason: string | false | undefined; children: ReactElement }) =>
  reason ? <Tooltip text={reason}>{children}</Tooltip> : children;
