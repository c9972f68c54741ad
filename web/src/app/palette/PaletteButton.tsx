import type { ReactNode } from 'react';
import { Kbd } from '../../ui/Kbd.tsx';
import { ariaKeys, keysOf } from '../shortcuts/strokes.ts';
import { loadResults } from './Palette.tsx';
import { openPalette } from './palette.ts';

const keys = 'mod+k';

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

/** Opens the palette, which is fetched as soon as the button is about to be used. */
export const PaletteButton = ({ className, children }: Props) => (
  <button
    type="button"
    className={className}
    aria-haspopup="dialog"
    aria-keyshortcuts={ariaKeys(keys)}
    onPointerEnter={() => void loadResults()}
    onFocus={() => void loadResults()}
    onClick={openPalette}
  >
    {children}
  </button>
);

export const PaletteKeys = ({ className }: { className?: string | undefined }) => (
  <Kbd hint className={className}>
    {keysOf(keys).flat().join(' ')}
  </Kbd>
);
