import type { ReactNode } from 'react';
import { ariaKeys, keysOf } from '../../lib/strokes.ts';
import { openPalette } from '../../services/palette.ts';
import { Kbd } from '../../ui/controls/Kbd.tsx';
import { loadResults } from './Palette.tsx';

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
