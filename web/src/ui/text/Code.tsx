import { classes } from '../../lib/text/text.ts';
import styles from './Code.module.css';
import { paintCode } from './paint-code.ts';

interface Props {
  /** What it is, for whoever cannot see. */
  label: string;
  text: string;
  small?: boolean;
}

/** Code scrolls sideways in itself, so it can be reached by the keyboard. */
export const Code = ({ label, text, small = false }: Props) => (
  <pre
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached
    tabIndex={0}
    role="region"
    aria-label={label}
    className={classes(styles.code, small && styles.small)}
  >
    <code>
      {paintCode(text).map(({ at, text: part, kind }) =>
        kind ? (
          <span key={at} className={styles[kind]}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </code>
  </pre>
);
