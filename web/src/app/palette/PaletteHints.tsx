import { CornerDownLeft } from 'lucide-react';
import { modKey } from '../../lib/strokes.ts';
import { Kbd } from '../../ui/controls/Kbd.tsx';
import { paletteTexts as texts } from './palette.texts.ts';
import styles from './PaletteResults.module.css';

const enter = (
  <Kbd>
    <CornerDownLeft size={12} />
  </Kbd>
);

/** Which keys there are, for the eye: screen readers know how a combobox works. */
export const PaletteHints = () => (
  <div className={styles.hints} aria-hidden="true">
    <span>
      <Kbd>↑</Kbd>
      <Kbd>↓</Kbd>
      {texts.move}
    </span>
    <span>
      {enter}
      {texts.open}
    </span>
    <span>
      <Kbd>{modKey()}</Kbd>
      {enter}
      {texts.openApart}
    </span>
    <span className={styles.last}>
      {texts.write}
      <Kbd>&gt;</Kbd>
      {texts.onlyActions}
    </span>
  </div>
);
