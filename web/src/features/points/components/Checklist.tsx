import type { NamedPerson } from '@cuadrilla/contract/kernel/fields';
import type { Point } from '@cuadrilla/contract/tasks/points';
import { Suspense, useRef, useState } from 'react';
import { focusWhenThere } from '../../../lib/focus.ts';
import { HiddenStatus } from '../../../ui/controls/Hidden.tsx';
import { Part } from '../../../ui/page/Part.tsx';
import { ProgressBar } from '../../../ui/states/ProgressBar.tsx';
import { isUnsent, type PartPlace } from '../../../writes/task-parts.ts';
import { neighbourAfterStep, neighbourAtEdge } from '../point-moves.ts';
import { lazyLater } from '../../../ui/text/lazy-later.tsx';
import { usePoints } from '../points.mutations.ts';
import { pointTexts as texts } from '../points.texts.ts';
import { AddPoint } from './AddPoint.tsx';
import styles from './Checklist.module.css';
import type { OpenMenu } from './PointMenus.tsx';
import { PointRow } from './PointRow.tsx';

/** What moves things, and the calendar, weigh more than the list: it shows without them. */
const PointTools = lazyLater(() => import('./PointTools.tsx'), 'PointTools');

interface Props {
  place: PartPlace;
  points: readonly Point[];
  /** Who can be given one. */
  people: readonly NamedPerson[];
  canEdit: boolean;
}

/** What there is to do for a task. Whoever cannot change it sees it where there is one. */
export function Checklist({ place, points, people, canEdit }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { add, change, remove, toTask } = usePoints(place);
  const [open, setOpen] = useState<OpenMenu>();
  const [edited, edit] = useState<number>();
  const { said, stepOf, takeIn } = usePointMoves(points, change);
  const { taskId } = place.params;
  const asked = points.find(({ id }) => id === open?.pointId);
  const done = points.filter((point) => point.done).length;

  /** Keyboard and screen reader go on with the next point, or where one is added. */
  const leaveAndGoOn = (point: Point, leave: (point: Point) => Promise<unknown>) => {
    const index = points.indexOf(point);
    const { id } = points[index + 1] ?? points[index - 1] ?? {};
    void leave(point);
    focusWhenThere(() =>
      list.current?.parentElement?.querySelector<HTMLElement>(
        id === undefined ? 'textarea' : `[data-point="${id}"] input`,
      ),
    );
  };

  if (!canEdit && points.length === 0) return null;
  return (
    <Part title={texts.title} more={points.length > 0 && <Progress done={done} count={points.length} />}>
      <ul ref={list} className={styles.list}>
        {points.map((point) => (
          <PointRow
            key={point.id}
            point={point}
            canEdit={canEdit}
            isEditing={edited === point.id}
            onEditing={(editing) => edit(editing ? point.id : undefined)}
            onChange={(wish) => void change(point, wish)}
            onStep={(step) => stepOf(point, step)?.()}
            onMenu={(menu, anchor) => setOpen({ menu, anchor, pointId: point.id })}
          />
        ))}
      </ul>
      {canEdit && <AddPoint taskId={taskId} onAdd={add} />}
      {canEdit && (
        <Suspense>
          <PointTools
            list={list}
            movable={points.filter((point) => !isUnsent(point) && point.id !== edited)}
            onDrop={takeIn}
            menu={
              open &&
              asked && {
                ...open,
                point: asked,
                people,
                onChange: (wish) => void change(asked, wish),
                onEdit: () => {
                  setOpen(undefined);
                  edit(asked.id);
                },
                onUp: stepOf(asked, -1),
                onDown: stepOf(asked, 1),
                onDay: () => setOpen({ ...open, menu: 'day' }),
                onTask: () => {
                  setOpen(undefined);
                  leaveAndGoOn(asked, toTask);
                },
                onRemove: () => {
                  setOpen(undefined);
                  leaveAndGoOn(asked, remove);
                },
                onClose: () => setOpen(undefined),
              }
            }
          />
        </Suspense>
      )}
      <HiddenStatus>{said}</HiddenStatus>
    </Part>
  );
}

/** The ways to move a point, and what is said of it then. */
function usePointMoves(points: readonly Point[], change: ReturnType<typeof usePoints>['change']) {
  const [said, say] = useState('');
  const move = (point: Point, afterId: number | null | undefined) => {
    // Behind one that the server does not know yet nothing can stand.
    if (afterId === undefined || (afterId ?? 0) < 0) return;
    void change(point, { afterId });
    const others = points.filter(({ id }) => id !== point.id);
    say(texts.moved(point.content, others.findIndex(({ id }) => id === afterId) + 2, points.length));
  };
  const stepOf = (point: Point, step: -1 | 1) => {
    const afterId = neighbourAfterStep(points, point.id, step);
    return afterId === undefined ? undefined : () => move(point, afterId);
  };
  const takeIn = (draggedId: number, targetId: number, edge: 'top' | 'bottom') => {
    const dragged = points.find(({ id }) => id === draggedId);
    if (dragged) move(dragged, neighbourAtEdge(points, draggedId, targetId, edge));
  };
  return { said, stepOf, takeIn };
}

const Progress = ({ done, count }: { done: number; count: number }) => (
  <>
    <ProgressBar
      label={texts.progress}
      done={done}
      of={count}
      text={texts.counted(done, count)}
      className={styles.bar}
    />
    <span className={styles.count}>{texts.of(done, count)}</span>
  </>
);
