import type { Column } from '@cuadrilla/contract/tasks/boards';
import { meantDate } from '@cuadrilla/contract/tasks/answered-dates';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { memo } from 'react';
import { firstWord, fullName } from '../../../lib/people.ts';
import { classes } from '../../../lib/text/text.ts';
import { Avatar } from '../../../ui/controls/Avatar.tsx';
import { hueOf } from '../../../ui/controls/hues.ts';
import { LineGlyph } from '../../../ui/controls/LineGlyph.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { taskTexts } from '../data/tasks.texts.ts';
import type { Attendee } from '../parts/card/attendee.ts';
import type { Boxes } from '../parts/card/choosing.ts';
import { DoneTick } from '../parts/card/DoneTick.tsx';
import { ShortDate } from '../parts/card/DueDate.tsx';
import { LabelChip, type ShownLabel } from '../parts/card/LabelChip.tsx';
import { Nobody } from '../parts/card/Nobody.tsx';
import { OptionsButton } from '../parts/card/OptionsButton.tsx';
import { PointsSign } from '../parts/card/PointsSign.tsx';
import { PrioritySign } from '../parts/card/PrioritySign.tsx';
import type { InColumn } from '../parts/card/TaskCard.tsx';
import { TaskNumber } from '../parts/card/TaskNumber.tsx';
import styles from './DenseCard.module.css';

interface Props {
  task: Task;
  column: Pick<Column, 'name' | 'kind'>;
  href: string;
  label?: ShownLabel | undefined;
  attendee?: Attendee | undefined;
  canEdit: boolean;
  selected?: boolean;
  boxes?: Boxes | undefined;
  inColumn: InColumn;
  /** Until the server has made it nothing can be done with it. */
  isNew?: boolean;
}

/** A card in two or three lines: what goes without saying is not said. */
export const DenseCard = memo(function DenseCard(props: Props) {
  const { task, column, href, attendee, canEdit, selected = false, boxes, inColumn, isNew } = props;
  const { tabIndex } = inColumn;
  return (
    <Card
      interactive
      className={styles.card}
      data-done={column.kind === 'hecho' || undefined}
      data-selected={selected || undefined}
      {...(attendee && { 'data-hue': hueOf(attendee.id), 'data-attended': attendee.doing })}
    >
      {attendee && (
        <span className={styles.attendee}>
          {taskTexts.attending[attendee.doing](firstWord(attendee.name))}
        </span>
      )}
      <DoneTick
        task={task}
        kind={column.kind}
        canEdit={canEdit}
        tabIndex={tabIndex}
        className={styles.tick}
      />
      <h3 className={styles.title}>
        <a
          href={href}
          data-task={task.id}
          className={styles.link}
          tabIndex={tabIndex}
          aria-describedby={inColumn.describedBy}
          // The card is what is dragged, not the address.
          draggable={false}
        >
          {task.title}
        </a>
      </h3>
      <Facts {...props} />
      {boxes && (
        <boxes.Box
          task={task}
          selected={selected}
          onSelect={boxes.toggle}
          tabIndex={tabIndex}
          className={styles.box}
        />
      )}
      {!isNew && <OptionsButton task={task} tabIndex={tabIndex} className={styles.options} />}
    </Card>
  );
});

function Facts({ task, column, label }: Pick<Props, 'task' | 'column' | 'label'>) {
  const isDone = column.kind === 'hecho';
  const due = meantDate(task, 'dueDate');
  return (
    <div className={styles.facts}>
      {!isDone && <PrioritySign priority={task.Priority} />}
      <TaskNumber number={task.number} />
      {due && !isDone && <ShortDate date={due} done={false} assignee={task.assignedTo} />}
      {task.pointCount > 0 && <PointsSign done={task.pointsDone} count={task.pointCount} />}
      {task.attachmentCount > 0 && (
        <span className={styles.count} role="img" aria-label={taskTexts.files(task.attachmentCount)}>
          <LineGlyph name="clip" />
          {task.attachmentCount}
        </span>
      )}
      {task.blockedBy > 0 && !isDone && (
        <span
          className={classes(styles.count, styles.blocked)}
          role="img"
          aria-label={taskTexts.blockedBy(task.blockedBy)}
        >
          <LineGlyph name="ban" />
        </span>
      )}
      {task.commentCount > 0 && (
        <span className={styles.count} role="img" aria-label={taskTexts.comments(task.commentCount)}>
          <LineGlyph name="comments" />
          {task.commentCount}
        </span>
      )}
      <span className={styles.end}>
        <LabelChip label={label} />
        {task.assignedTo ? (
          <Avatar person={{ id: task.assignedTo.id, name: fullName(task.assignedTo) }} size={22} />
        ) : (
          <Nobody size={22} />
        )}
      </span>
    </div>
  );
}
