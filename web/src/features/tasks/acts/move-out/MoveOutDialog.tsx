import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import type { BoardPlace } from '../../../../lib/board-place.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Dialog } from '../../../../ui/layers/Dialog.tsx';
import { GuardedButton } from '../../../../ui/controls/GuardedButton.tsx';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { moveOut } from './move-out.mutations.ts';
import { moveOutQueries } from './move-out.queries.ts';
import { moveOutTexts as texts } from './move-out.texts.ts';
import styles from './MoveOutDialog.module.css';
import { Unfitting, usualFit } from './Unfitting.tsx';

interface Props {
  place: BoardPlace;
  tasks: readonly Task[];
  onClose: () => void;
  /** Where they are then. */
  onMoved?: (place: BoardPlace) => void;
}

/** Where tasks go in another project, and what becomes of that which does not fit there. */
export function MoveOutDialog({ place, tasks, onClose, onMoved }: Props) {
  const client = useQueryClient();
  const form = useId();
  const target = useTarget(place, tasks);
  const { projectId, boardId, columnId, fit, project, unfit } = target;
  const isReady = projectId !== undefined && boardId !== undefined && unfit.data !== undefined;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isReady) return;
    onClose();
    const wish = { toProjectId: projectId, boardId, columnId, ...fit };
    void moveOut(client, place, tasks, { wish, project: project?.name ?? '' }).then(
      (isMoved) => isMoved && onMoved?.({ projectId, boardId }),
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(tasks)}
      description={texts.text(tasks)}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <GuardedButton
            look="primary"
            type="submit"
            form={form}
            unavailable={!isReady && (unfit.isFetching ? texts.checking : texts.missing)}
          >
            {texts.confirm}
          </GuardedButton>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit}>
        <TargetFields wanted={target} />
        {projectId !== undefined && unfit.data && (
          <Unfitting unfit={unfit.data} projectId={projectId} fit={fit} onFit={target.setFit} />
        )}
        {target.failed && (
          <p role="alert" className={styles.failed}>
            {texts.failed}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** Where the tasks are to go, as far as it is chosen, and what there is to choose from. */
function useTarget(place: BoardPlace, tasks: readonly Task[]) {
  const [projectId, setProject] = useState<number>();
  const [boardId, setBoard] = useState<number>();
  const [columnId, setColumn] = useState<number>();
  const [fit, setFit] = useState(usualFit);
  const ids = tasks.map(({ id }) => id);
  const projects = useQuery(moveOutQueries.projects(place.projectId));
  const boards = useQuery(moveOutQueries.boards(projectId));
  const columns = useQuery(moveOutQueries.columns(projectId, boardId));
  const unfit = useQuery(moveOutQueries.unfit(place, ids, projectId));
  const project = projects.data?.find(({ id }) => id === projectId);
  const failed = projects.isError || boards.isError || columns.isError || unfit.isError;
  return {
    projectId,
    setProject,
    boardId,
    setBoard,
    columnId,
    setColumn,
    fit,
    setFit,
    projects,
    boards,
    columns,
    unfit,
    project,
    failed,
  };
}

/** Another project has other boards, and another board other columns. */
function TargetFields({ wanted }: { wanted: ReturnType<typeof useTarget> }) {
  const { projectId, setProject, boardId, setBoard, columnId, setColumn, setFit } = wanted;
  const { projects, boards, columns } = wanted;
  return (
    <>
      <SelectField
        label={texts.project}
        placeholder={texts.chooseProject}
        note={projects.data?.length === 0 ? texts.noProjects : undefined}
        value={projectId ?? ''}
        options={optionsOf(projects.data)}
        onChange={({ target }) => {
          setProject(Number(target.value) || undefined);
          setBoard(undefined);
          setColumn(undefined);
          setFit(usualFit);
        }}
      />
      {projectId !== undefined && (
        <SelectField
          label={texts.board}
          placeholder={texts.chooseBoard}
          note={boards.data?.length === 0 ? texts.noBoards : undefined}
          value={boardId ?? ''}
          options={optionsOf(boards.data)}
          onChange={({ target }) => {
            setBoard(Number(target.value) || undefined);
            setColumn(undefined);
          }}
        />
      )}
      {boardId !== undefined && (
        <SelectField
          label={texts.column}
          placeholder={texts.sameColumn}
          value={columnId ?? ''}
          options={optionsOf(columns.data)}
          onChange={({ target }) => setColumn(Number(target.value) || undefined)}
        />
      )}
    </>
  );
}

const optionsOf = (named: readonly { id: number; name: string }[] = []) =>
  named.map(({ id, name }) => ({ value: id, label: name }));
