import { Fragment } from 'react';
import { type Said, spaceBefore } from '../sentence.ts';
import styles from './Rules.module.css';

/** A rule as it reads: what was chosen stands out. */
export const Sentence = ({ said }: { said: readonly Said[] }) => (
  <p className={styles.sentence}>
    {said.map((each, index) => (
      // oxlint-disable-next-line no-array-index-key -- words have no other name than their place
      <Fragment key={index}>
        {index > 0 && spaceBefore(each)}
        {each.chosen ? <b>{each.text}</b> : each.text}
      </Fragment>
    ))}
  </p>
);
