import { Fragment, useId, type ReactNode } from 'react';
import { useStore } from '../../lib/store.ts';
import { isSingleKey, keysOf, modKey } from '../../lib/strokes.ts';
import { singleKeys, switchSingleKeys } from '../../services/single-keys.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/layers/Dialog.tsx';
import { Kbd } from '../../ui/controls/Kbd.tsx';
import { Switch } from '../../ui/controls/Switch.tsx';
import type { Shortcut } from './command.ts';
import { localKeys } from './local-keys.ts';
import { shortcutTexts as texts } from './shortcuts.texts.ts';
import styles from './ShortcutSheet.module.css';

const groups = Object.keys(texts.groups) as Shortcut['group'][];

interface Props {
  /** The table that the listener reads. */
  shortcuts: Shortcut[];
  onClose: () => void;
}

/** Below the shortcuts, what parts of a page listen to by themselves. */
export const ShortcutSheet = ({ shortcuts, onClose }: Props) => (
  <Dialog
    open
    onClose={onClose}
    title={texts.title}
    wide
    actions={<Button onClick={onClose}>{texts.close}</Button>}
  >
    <SingleKeysSwitch />
    <div className={styles.groups}>
      {groups.map((group) => (
        <Group key={group} name={texts.groups[group]}>
          {shortcuts
            .filter((shortcut) => shortcut.group === group)
            .map((shortcut) => (
              <Line key={shortcut.keys} shortcut={shortcut} />
            ))}
        </Group>
      ))}
      {localKeys(modKey()).map(({ where, lines }) => (
        <Group key={where} name={where}>
          {lines.map(({ name, keys }) => (
            <div key={name + keys.join()} className={styles.line}>
              <dt>{name}</dt>
              <dd className={styles.keys}>
                <Stroke keys={keys} />
              </dd>
            </div>
          ))}
        </Group>
      ))}
    </div>
  </Dialog>
);

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {name}
      </h3>
      <dl className={styles.list}>{children}</dl>
    </section>
  );
}

const Stroke = ({ keys }: { keys: string[] }) => keys.map((key) => <Kbd key={key}>{key}</Kbd>);

function Line({ shortcut: { keys, name } }: { shortcut: Shortcut }) {
  const on = useStore(singleKeys) || !isSingleKey(keys);
  return (
    <div className={styles.line} data-off={on ? undefined : ''}>
      <dt>{name}</dt>
      <dd className={styles.keys}>
        {keysOf(keys).map((stroke, index) => (
          <Fragment key={stroke.join()}>
            {index > 0 && <span>{texts.andThen}</span>}
            <Stroke keys={stroke} />
          </Fragment>
        ))}
        {!on && <span>{texts.off}</span>}
      </dd>
    </div>
  );
}

function SingleKeysSwitch() {
  const on = useStore(singleKeys);
  return (
    <div className={styles.switch}>
      <label className={styles.label}>
        <Switch
          checked={on}
          aria-describedby="single-keys-why"
          onChange={(event) => switchSingleKeys(event.target.checked)}
        />
        {texts.singleKeys}
      </label>
      <p id="single-keys-why" className={styles.why}>
        {texts.singleKeysWhy(modKey())}
      </p>
    </div>
  );
}
