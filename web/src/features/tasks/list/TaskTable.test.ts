import { expect, it } from 'vitest';
import { listFields } from '../data/task-fields.tsx';
import styles from './TaskTable.module.css';

it.each(listFields)('says how wide the column of %s is', (field) => {
  expect(styles[field]).toBeTruthy();
});
