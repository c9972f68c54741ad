import { Trash2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { classes } from '../../../lib/text/text.ts';
import { Button, ignore, type ButtonProps } from '../../../ui/controls/Button.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import loading from '../../../ui/states/Loading.module.css';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { TaskNumber } from '../parts/card/TaskNumber.tsx';
import { fieldTexts } from '../data/field.texts.ts';
import { properties, propertyFields } from '../data/task-fields.tsx';
import { taskTexts } from '../data/tasks.texts.ts';
import state from './SaveState.module.css';
import styles from './TaskEditor.module.css';
import skeleton from './TaskLoading.module.css';
import rows from './TaskProperties.module.css';
import title from './TitleField.module.css';
import { editorTexts } from './editor.texts.ts';

interface Props {
  /** Of a task that some list has shown before. */
  known: { number: number; title: string } | undefined;
  head: (saved: ReactNode) => ReactNode;
  cancel: ReactNode;
  /** The tabs. */
  children: ReactNode;
}

/** `TaskEditor` with empty places, and with what is known. */
export const TaskLoading = ({ known, head, cancel, children }: Props) => (
  <div className={styles.page}>
    {head(
      <span className={state.buttons}>
        <ButtonToCome look="ghost" size="small">
          {editorTexts.save}
        </ButtonToCome>
        {cancel}
      </span>,
    )}
    <div className={styles.sheet}>
      <div className={styles.text}>
        <div className={styles.title}>
          <Loading label={editorTexts.loadingOne}>
            <div className={styles.call}>
              <Skeleton width={112} height={14} />
              {known && <TaskNumber number={known.number} />}
            </div>
            {known ? (
              <p className={classes(title.title, skeleton.known)}>{known.title}</p>
            ) : (
              <div className={skeleton.title}>
                <Skeleton width="62%" height={22} />
              </div>
            )}
          </Loading>
        </div>
        <div className={classes(styles.description, skeleton.text)}>
          <Skeleton width="92%" height={12} />
          <Skeleton width="40%" height={12} />
        </div>
      </div>
      <div className={styles.side}>
        <div className={classes(rows.list, loading.late)} aria-hidden="true">
          {propertyFields
            .filter((name) => properties[name] === 'always')
            .map((name) => (
              <div key={name} className={rows.row}>
                <span className={rows.label}>{fieldTexts[name].label}</span>
                <span className={rows.value}>
                  <Skeleton width={90} height={12} />
                </span>
              </div>
            ))}
        </div>
        <div className={styles.facts}>
          <dl aria-hidden="true">
            {[editorTexts.creator, editorTexts.createdAt, editorTexts.updatedAt].map((label) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>
                  <Skeleton width={110} height={12} />
                </dd>
              </Fragment>
            ))}
          </dl>
          <ButtonToCome look="danger-ghost" size="small" icon={<Trash2 size={16} />}>
            {taskTexts.remove}
          </ButtonToCome>
        </div>
      </div>
      <div className={styles.rest}>{children}</div>
    </div>
  </div>
);

/** Looks as it will, so that nothing flickers, and does nothing yet. */
const ButtonToCome = (props: ButtonProps) => (
  <Button {...props} aria-disabled data-loading onClick={ignore} />
);
