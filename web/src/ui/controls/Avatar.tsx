import { pictureAddress, usePictureOf } from '../../lib/pictures.ts';
import styles from './Avatar.module.css';
import { hueOf } from './hues.ts';
import { initialsOf } from './initials.ts';

interface Props {
  person: { id: number; name: string };
  size?: 22 | 24 | 28 | 36 | 44 | 56 | 72;
  /** Beside the written name it says nothing new. */
  decorative?: boolean;
}

export function Avatar({ person, size = 28, decorative = false }: Props) {
  const picture = usePictureOf(person.id);
  return (
    <span
      className={styles.avatar}
      data-hue={hueOf(person.id)}
      style={{ '--size': `${size}px` }}
      {...(decorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': person.name, title: person.name })}
    >
      {initialsOf(person.name)}
      {picture && <img src={pictureAddress(person.id, picture)} alt="" className={styles.picture} />}
    </span>
  );
}
