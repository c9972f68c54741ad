import type { Column } from '@cuadrilla/contract/tasks/boards';
import { meantDate } from '@cuadrilla/contract/tasks/answered-dates';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { memo } from 'react';
import type { Attendee } from './attendee.ts';
import { firstWord, fullName } from '../../../../lib/people.ts';
import { classes } from '../../../../lib/text/text.ts';
import { Avatar } from '../../../../ui/controls/Avatar.tsx';
import { Card } from '../../../../ui/page/Card.tsx';
import { hueOf } from '../../../../ui/controls/hues.ts';
import { LineGlyph } from '../../../../ui/controls/LineGlyph.tsx';
import { OptionsButton } from './OptionsButton.tsx';
import { taskTexts } from '../../data/tasks.texts.ts';
import type { Boxes } from './choosing.ts';
import { DoneTick } from './DoneTick.tsx';
import { DueDate } from './DueDate.tsx';
import { LabelChip, type ShownLabel } from './LabelChip.tsx';
import { PointsSign } from './PointsSign.tsx';
import { PriorityChip } from './PriorityChip.tsx';
import { TaskNumber } from './TaskNumber.tsx';
import styles from './TaskCard.module.css';

interface Props {
  task: Task;
  column: Pick<Column, 'name' | 'kind'> | undefined;
  href: string;
  label?: ShownLabel | undefined;
  attendee?: Attendee | undefined;
  canEdit: boolean;
  selected?: boolean | undefined;
  /** Without one it cannot be chosen. */
  boxes?: Boxes | undefined;
  /** It stands in its column: the column's name would say nothing new, and its heading is above. */
  inColumn?: InColumn | undefined;
}

export interface InColumn {
  /** One card of a column can be reached by Tab; arrows lead to the others. */
  tabIndex: 0 | -1;
  /** The id of what explains the keys. */
  describedBy: string | undefined;
}

/** Its title is a plain link that `TaskGrid` listens to: thousands of router links would each follow every navigation. */
export const TaskCard = memo(function TaskCard(props: Props) {
  const { task, column, href, label, attendee, canEdit, selected = false, boxes, inColumn } = props;
  const Title = inColumn ? 'h3' : 'h2';
  const due = meantDate(task, 'dueDate');
  return (
    <Card
      interactive
      className={classes(styles.card, inColumn && styles.inColumn)}
      data-done={column?.kind === 'hecho' || undefined}
      data-selected={selected || undefined}
      {...(attendee && { 'data-hue': hueOf(attendee.id), 'data-attended': attendee.doing })}
    >
      {attendee && (
        <span className={styles.attendee}>
          {taskTexts.attending[attendee.doing](firstWord(attendee.name))}
        </span>
      )}
      <div className={styles.row}>
        <DoneTick
          task={task}
          kind={column?.kind}
          canEdit={canEdit}
          tabIndex={inColumn?.tabIndex}
          className={styles.tick}
        />
        <PriorityChip priority={task.Priority} />
        <LabelChip label={label} />
        {!inColumn && <span className={styles.column}>{column?.name}</span>}
        {boxes && (
          <boxes.Box
            task={task}
            selected={selected}
            onSelect={boxes.toggle}
            tabIndex={inColumn?.tabIndex}
            className={styles.box}
          />
        )}
        {!inColumn && <OptionsButton task={task} className={styles.options} />}
      </div>
      <Title className={styles.title}>
        <a
          href={href}
          data-task={task.id}
          className={styles.link}
          {...(inColumn && {
            tabIndex: inColumn.tabIndex,
            'aria-describedby': inColumn.describedBy,
            // The card is what is dragged, not the address.
            draggable: false,
          })}
        >
          {task.title}
        </a>
      </Title>
      <div className={styles.row}>
        <TaskNumber number={task.number} />
        {due && <DueDate date={due} done={column?.kind === 'hecho'} assignee={task.assignedTo} />}
        {task.pointCount > 0 && <PointsSign done={task.pointsDone} count={task.pointCount} />}
        {task.attachmentCount > 0 && (
          <span className={styles.files} role="img" aria-label={taskTexts.files(task.attachmentCount)}>
            <LineGlyph name="clip" />
            {task.attachmentCount}
          </span>
        )}
        {task.blockedBy > 0 && column?.kind !== 'hecho' && (
          <span className={styles.blocked} role="img" aria-label={taskTexts.blockedBy(task.blockedBy)}>
            <LineGlyph name="ban" />
          </span>
        )}
        <span className={styles.comments} role="img" aria-label={taskTexts.comments(task.commentCount)}>
          <LineGlyph name="comments" />
          {task.commentCount}
        </span>
        {task.assignedTo && (
          <Avatar person={{ id: task.assignedTo.id, name: fullName(task.assignedTo) }} size={24} />
        )}
      </div>
    </Card>
  );
});
