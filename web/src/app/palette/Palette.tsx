import { limits } from '@cuadrilla/contract/kernel/fields';
import { Search, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react';
import { useStore } from '../../lib/store.ts';
import { strokeOf } from '../../lib/strokes.ts';
import { palette } from '../../services/palette.ts';
import { Hidden } from '../../ui/controls/Hidden.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Kbd } from '../../ui/controls/Kbd.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { Spinner } from '../../ui/controls/Spinner.tsx';
import { useEver } from '../../ui/layers/use-ever.ts';
import styles from './Palette.module.css';
import { paletteTexts as texts } from './palette.texts.ts';
import type { Entered, FieldKeys } from './use-selection.ts';

/** All but the field comes when it is first needed; what is typed meanwhile is in the field already. */
export const loadResults = () =>
  import('./PaletteResults.tsx').then(
    ({ PaletteResults }) => ({ default: PaletteResults }),
    () => ({ default: LoadFailed }),
  );
const Results = lazy(loadResults);

/** Find and do anything by its name. */
export function Palette() {
  const opened = useStore(palette);
  const everOpen = useEver(opened !== null);
  const opener = useRef<Element>(null);
  const chosen = useRef<() => void>(undefined);

  const close = (then?: () => void) => {
    chosen.current = then;
    palette.set(null);
  };
  // First the focus is back where it was, then what was chosen happens there.
  const finish = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    chosen.current?.();
  };
  return (
    <Dialog.Root open={opened !== null} onOpenChange={(next) => !next && close()}>
      {everOpen && (
        <Dialog.Portal>
          <Dialog.Overlay className={styles.scrim} />
          <Dialog.Content
            className={styles.palette}
            aria-describedby={undefined}
            onOpenAutoFocus={() => (opener.current = opened?.opener ?? null)}
            onCloseAutoFocus={finish}
            onKeyDown={(event) => {
              if (strokeOf(event) !== 'mod+k') return;
              event.preventDefault();
              close();
            }}
          >
            <Hidden>
              <Dialog.Title>{texts.title}</Dialog.Title>
            </Hidden>
            <FieldAndResults onClose={close} />
          </Dialog.Content>
        </Dialog.Portal>
      )}
    </Dialog.Root>
  );
}

const listId = 'palette-results';

function FieldAndResults({ onClose }: { onClose: (then?: () => void) => void }) {
  const [text, setText] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const keys = useRef<FieldKeys>(null);
  const [early, setEarly] = useState<Entered>();
  const onKeyDown = (event: KeyboardEvent) => {
    if (keys.current) keys.current.onKeyDown(event);
    else if (event.key === 'Enter') setEarly({ typed: text, apart: event.ctrlKey || event.metaKey });
  };
  return (
    <>
      <div className={styles.field}>
        <Search size={20} />
        <input
          type="text"
          role="combobox"
          aria-label={texts.field}
          aria-autocomplete="list"
          aria-expanded={activeId !== undefined}
          aria-controls={listId}
          aria-activedescendant={activeId}
          placeholder={texts.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={limits.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Kbd hint className={styles.escape}>
          Esc
        </Kbd>
        <IconButton label={texts.close} className={styles.close} onClick={() => onClose()}>
          <X size={20} />
        </IconButton>
      </div>
      <Suspense fallback={<Waiting />}>
        <Results
          text={text}
          early={early}
          listId={listId}
          keys={keys}
          onActive={setActiveId}
          onText={setText}
          onClose={onClose}
        />
      </Suspense>
    </>
  );
}

const Waiting = () => (
  <Loading label={texts.loading}>
    <div className={styles.note}>
      <Spinner />
    </div>
  </Loading>
);

const LoadFailed = () => (
  <p className={styles.note} role="alert">
    {texts.loadFailed}
  </p>
);
