import { taskEndpoints, type Task } from '@cuadrilla/contract/tasks/tasks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type SyntheticEvent, useId, useState } from 'react';
import { call } from '../../../../lib/server/api.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Dialog } from '../../../../ui/layers/Dialog.tsx';
import { GuardedButton } from '../../../../ui/controls/GuardedButton.tsx';
import { HiddenStatus } from '../../../../ui/controls/Hidden.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { taskKeys } from '../../data/tasks.queries.ts';
import { taskTexts } from '../../data/tasks.texts.ts';
import { menuTexts as texts } from './menu.texts.ts';
import styles from './PointOfDialog.module.css';
import type { DeedBoard } from './task-deeds.ts';

interface Props {
  task: Task;
  board: DeedBoard;
  onClose: () => void;
}

/** Of which task of the board it is to be a point, and what a point cannot hold. */
export function PointOfDialog({ task, board: { place, actions, onOpen }, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [chosen, choose] = useState<Task>();
  const form = useId();
  const navigate = useNavigate();
  const { data: found = [], isFetching, isError } = useQuery(targetsQuery(place, typed.trim()));
  const others = found.filter(({ id }) => id !== task.id).slice(0, mostShown);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!chosen) return;
    onClose();
    void actions.toPoint(task, chosen);
    // Its own page has nothing to show any more.
    if (onOpen) return;
    void navigate({
      to: '/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId',
      params: { ...place, taskId: chosen.id },
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.toPointTitle(task.title)}
      description={texts.toPointLoses(lostOf(task))}
      actions={
        <>
          <Button onClick={onClose}>{taskTexts.cancel}</Button>
          <GuardedButton
            look="primary"
            type="submit"
            form={form}
            unavailable={!chosen && texts.toPointMissing}
          >
            {texts.toPointConfirm}
          </GuardedButton>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          label={texts.toPointSearch}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <fieldset className={styles.found} aria-busy={isFetching}>
          <legend className={styles.legend}>{texts.toPointOf}</legend>
          {others.map((other) => (
            <label key={other.id} className={styles.option}>
              <input
                type="radio"
                name="of"
                checked={chosen?.id === other.id}
                onChange={() => choose(other)}
              />
              <span className={styles.title}>{other.title}</span>
              <span className={styles.number}>{taskTexts.number(other.number)}</span>
            </label>
          ))}
          {others.length === 0 && !isFetching && (
            <p className={styles.none}>{isError ? texts.toPointFailed : texts.toPointNone}</p>
          )}
        </fieldset>
        <HiddenStatus>{typed && !isFetching ? taskTexts.found(others.length) : ''}</HiddenStatus>
      </form>
    </Dialog>
  );
}

const mostShown = 6;

const targetsQuery = (params: DeedBoard['place'], query: string) => ({
  queryKey: [...taskKeys.ofProject(params.projectId), 'targets', params.boardId, query],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(taskEndpoints.search, {
      params,
      query: { query, sort: 'updatedAt', order: 'desc', limit: String(mostShown + 1) },
      signal,
    }),
  placeholderData: keepPreviousData<Task[]>,
});

/** What it has that a point cannot hold. */
function lostOf({ description, commentCount, attachmentCount, pointCount, pointsDone }: Task): string[] {
  return [
    description === '' ? '' : texts.description,
    commentCount === 0 ? '' : taskTexts.comments(commentCount),
    attachmentCount === 0 ? '' : taskTexts.files(attachmentCount),
    pointCount === 0 ? '' : taskTexts.points(pointsDone, pointCount),
  ].filter((each) => each !== '');
}
