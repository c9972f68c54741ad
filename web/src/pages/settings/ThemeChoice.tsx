import { useId } from 'react';
import { chooseLook, type Theme, useLook } from '../../lib/look.ts';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import { appearanceTexts as texts } from './appearance.texts.ts';
import styles from './ThemeChoice.module.css';

const themes = ['light', 'dark', 'system'] as const;
const shownFor: Record<Theme, readonly ('light' | 'dark')[]> = {
  light: ['light'],
  dark: ['dark'],
  system: ['light', 'dark'],
};
const cards = ['first', 'second', 'third'];

export function ThemeChoice() {
  const name = useId();
  const { theme: chosen } = useLook();
  return (
    <div role="radiogroup" aria-label={texts.theme} className={styles.themes}>
      {themes.map((theme) => (
        <label key={theme} className={styles.theme}>
          <span aria-hidden="true" className={styles.pictures}>
            {shownFor[theme].map((shown) => (
              <Picture key={shown} theme={shown} />
            ))}
          </span>
          <Checkbox
            type="radio"
            name={name}
            checked={theme === chosen}
            onChange={() => chooseLook('theme', theme)}
          />
          {texts.themes[theme]}
        </label>
      ))}
    </div>
  );
}

/** A board, in these colours whatever those of the page are. */
const Picture = ({ theme }: { theme: 'light' | 'dark' }) => (
  <span data-in={theme} className={styles.picture}>
    <span className={styles.menu} />
    <span className={styles.title} />
    <span className={styles.button} />
    {cards.map((card) => (
      <span key={card} data-card={card} className={styles.card} />
    ))}
  </span>
);
