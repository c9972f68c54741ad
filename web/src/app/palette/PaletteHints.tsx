import { CornerDownLeft } from 'lucide-react';
import { Kbd } from '../../ui/Kbd.tsx';
import { modKey } from '../shortcuts/strokes.ts';
import styles from './PaletteResults.module.css';
import { paletteTexts as texts } from './palette.texts.ts';

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
