import { Trash2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { classes } from '../../../lib/text/text.ts';
import { FootBar } from '../../../ui/page/FootBar.tsx';
import { Button, ignore, type ButtonProps } from '../../../ui/controls/Button.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import loading from '../../../ui/states/Loading.module.css';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { TaskNumber } from '../parts/card/TaskNumber.tsx';
import { fieldTexts } from '../data/field.texts.ts';
import { kindOf, properties, type PropertyField } from '../data/task-fields.tsx';
import { taskTexts } from '../data/tasks.texts.ts';
import bar from './SaveBar.module.css';
import styles from './TaskEditor.module.css';
import skeleton from './TaskLoading.module.css';
import title from './TitleField.module.css';

interface Props {
  /** Of a task that some list has shown before. */
  known: { number: number; title: string } | undefined;
  head: ReactNode;
  cancel: ReactNode;
  /** The tabs. */
  children: ReactNode;
}

/** `TaskEditor` with empty boxes, and with what is known. */
export const TaskLoading = ({ known, head, cancel, children }: Props) => (
  <div className={styles.frame}>
    <div className={styles.page}>
      {head}
      <div className={styles.sheet}>
        <div className={styles.text}>
          {known && (
            <div>
              <div className={styles.call}>
                <TaskNumber number={known.number} />
              </div>
              <p className={classes(title.title, skeleton.known)}>{known.title}</p>
            </div>
          )}
          <Loading label={taskTexts.loadingOne}>
            {!known && (
              <>
                <div className={styles.call}>
                  <Skeleton width={120} height={12} />
                </div>
                <div className={skeleton.title}>
                  <Skeleton width="62%" height={22} />
                </div>
              </>
            )}
            <Field label={fieldTexts.description.label}>
              <div className={classes(skeleton.box, skeleton.text)}>
                <Skeleton width="92%" height={12} />
                <Skeleton width="84%" height={12} />
                <Skeleton width="40%" height={12} />
              </div>
            </Field>
          </Loading>
        </div>
        <div className={classes(styles.props, loading.late)} aria-hidden="true">
          {(Object.keys(properties) as PropertyField[]).map((name) => (
            <Field key={name} label={fieldTexts[name].label} wide={properties[name].wide}>
              <div className={skeleton.box}>
                <Skeleton width={90} height={12} />
              </div>
              {kindOf(name) === 'date' && <Skeleton width={140} height={12} />}
            </Field>
          ))}
          <dl className={styles.facts}>
            {[taskTexts.creator, taskTexts.createdAt, taskTexts.updatedAt].map((label) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>
                  <Skeleton width={110} height={12} />
                </dd>
              </Fragment>
            ))}
          </dl>
        </div>
        <div className={styles.rest}>{children}</div>
      </div>
    </div>
    <FootBar>
      <ButtonToCome look="danger-ghost" icon={<Trash2 size={16} />} aria-label={taskTexts.remove}>
        <span className={bar.word}>{taskTexts.remove}</span>
      </ButtonToCome>
      {cancel}
      <ButtonToCome look="primary">{taskTexts.save}</ButtonToCome>
    </FootBar>
  </div>
);

interface FieldProps {
  label: string;
  wide?: boolean | undefined;
  children: ReactNode;
}

const Field = ({ label, wide, children }: FieldProps) => (
  <div className={classes(skeleton.field, wide && styles.wide)}>
    <span className={skeleton.label}>{label}</span>
    {children}
  </div>
);

/** Looks as it will, so that nothing flickers, and does nothing yet. */
const ButtonToCome = (props: ButtonProps) => (
  <Button {...props} aria-disabled data-loading onClick={ignore} />
);
