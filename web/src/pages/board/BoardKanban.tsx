import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { Permissions } from '@cuadrilla/contract/kernel/roles';
import { useLocation } from '@tanstack/react-router';
import { type ComponentProps, Suspense, useCallback, useId, useMemo, useState } from 'react';
import { useCountTasks } from '../../features/columns/columns.mutations.ts';
import { AddColumn } from '../../features/columns/components/AddColumn.tsx';
import { ManagedColumn } from '../../features/columns/components/ManagedColumn.tsx';
import { useTellOfLostText } from '../../features/tasks/kanban/composer/use-composer-draft.ts';
import { isNarrowed } from '../../features/tasks/data/task-listing.ts';
import { useKanbanController, useMoving } from '../../features/tasks/kanban/kanban-controller.ts';
import { cardsIn } from '../../features/tasks/kanban/lanes.ts';
import type { Choosing } from '../../features/tasks/parts/card/choosing.ts';
import { Kanban } from '../../features/tasks/kanban/Kanban.tsx';
import { KanbanColumn } from '../../features/tasks/kanban/KanbanColumn.tsx';
import { KanbanLoading } from '../../features/tasks/kanban/KanbanLoading.tsx';
import { useTellAtHand } from '../../services/live/activity.ts';
import { useCaptureSources } from '../../services/use-capture-sources.ts';
import { useUser } from '../../services/session.ts';
import { lazyLater } from '../../ui/text/lazy-later.tsx';
import type { BoardViewProps } from './board-view.ts';
import { ChosenTasks } from './ChosenTasks.tsx';
import { FoundTasks } from './FoundTasks.tsx';
import { newBoardTexts } from './new-board.texts.ts';
import { NoTasks } from './NoTasks.tsx';
import { useDeedBoard } from './use-deed-board.ts';
import { useShownLabels } from './use-shown-labels.ts';
import { useTaskLinks } from './use-task-links.ts';

const Composer = lazyLater(() => import('../../features/tasks/kanban/composer/Composer.tsx'), 'Composer');

/** Every column a row of cards that can be moved by hand. */
export function BoardKanban({ columns, permissions, ...props }: BoardViewProps) {
  // Until the rights are known a key or a hand on a card would be in vain.
  if (!columns || !permissions) return <KanbanLoading />;
  return <Columns {...props} columns={columns} permissions={permissions} />;
}

function Columns({
  place,
  listing,
  columns,
  permissions,
  attendees,
  onClear,
  onFound,
}: BoardViewProps & Known) {
  const keysId = useId();
  const { hrefOf, ...links } = useTaskLinks(place);
  const board = useDeedBoard({ place, columns, permissions, onOpen: links.onOpen });
  const { actions } = board;
  const onCount = useCountTasks(place);
  const kanban = useKanbanController({ columns, listing, actions, user: useUser(), onCount });
  const row = shownOf(columns, listing.filter.column);
  const narrowed = isNarrowed({ ...listing, filter: { ...listing.filter, column: undefined } });
  const { found, onFoundIn } = useFound(row);
  const isNothingFound = isNarrowed(listing) && found === 0;
  const { can_edit: canEdit, can_manage: canManage } = permissions;
  useTellOfLostText(place.boardId, columns);
  useTellAtHand(
    useMoving(kanban, (moving) => moving?.task.id),
    'holding',
  );
  const labels = useShownLabels(place.projectId);
  const isEmpty = columns.every(({ taskCount }) => taskCount === 0);
  const hints = useMemo(() => hintsOf(columns), [columns]);
  const shown = () => row.flatMap(({ id }) => cardsIn(kanban.lanes, id).tasks);
  const [choosing, setChoosing] = useState<Choosing>();
  const sources = useCaptureSources(place.projectId);
  const isBegun = useLocation({ select: ({ state }) => state.isBegun === true });
  const ofAll = {
    labels,
    kanban,
    place,
    listing,
    narrowed,
    columns,
    row,
    canEdit,
    canManage,
    attendees,
    hrefOf,
    keysId,
    choosing,
    sources,
    onFound: onFoundIn,
  };
  return (
    <>
      {isNarrowed(listing) && <FoundTasks total={found} onFound={onFound} />}
      {isNothingFound && <NoTasks place={place} listing={listing} canEdit={canEdit} onClear={onClear} />}
      <div hidden={isNothingFound}>
        <Kanban
          {...links}
          kanban={kanban}
          board={board}
          columns={row}
          narrowed={narrowed}
          choosing={choosing}
          keysId={keysId}
        >
          {row.map((column, index) => (
            <BoardColumn
              key={column.id}
              {...ofAll}
              column={column}
              isEmpty={isEmpty}
              hint={canEdit ? hints.get(column.id) : undefined}
              composes={isBegun && isEmpty && index === 0 && canEdit}
            />
          ))}
          {canManage && <AddColumn place={place} filtered={listing.filter.column !== undefined} />}
        </Kanban>
      </div>
      {canEdit && <ChosenTasks listing={listing} shown={shown} deeds={board} onChoosing={setChoosing} />}
    </>
  );
}

interface Known {
  columns: Column[];
  permissions: Permissions;
}

type ColumnProps = Omit<ComponentProps<typeof KanbanColumn>, 'head' | 'composer'> &
  Pick<ComponentProps<typeof ManagedColumn>, 'columns' | 'row' | 'canManage'> &
  Pick<ComponentProps<typeof Composer>, 'sources'> & { isEmpty: boolean };

/** A column's head and all that it can do, its cards, and where more of them are taken down. */
function BoardColumn({ columns, row, canManage, sources, isEmpty, ...ofCards }: ColumnProps) {
  const { kanban, place, column, canEdit } = ofCards;
  return (
    <ManagedColumn
      place={place}
      column={column}
      columns={columns}
      row={row}
      canEdit={canEdit}
      canManage={canManage}
    >
      {(head) => (
        <KanbanColumn
          {...ofCards}
          head={head}
          composer={(onClose) => (
            <Suspense>
              <Composer
                {...{ kanban, place, column, sources, onClose }}
                example={isEmpty ? newBoardTexts.example : undefined}
              />
            </Suspense>
          )}
        />
      )}
    </ManagedColumn>
  );
}

const shownOf = (columns: Column[], filter: string | undefined): Column[] =>
  filter === undefined ? columns : columns.filter(({ id }) => filter.split(',').includes(String(id)));

/** What an empty column is for, told in the first of each kind: there new tasks begin and done ones arrive. */
const hintsOf = (columns: readonly Column[]): ReadonlyMap<number, string> => {
  const firsts = columns.filter((column) => columns.find(({ kind }) => kind === column.kind) === column);
  return new Map(firsts.map(({ id, kind }) => [id, newBoardTexts.hints[kind]]));
};

/** How many tasks all columns have found together, once each has said so. */
function useFound(row: readonly Column[]) {
  const [totals, setTotals] = useState<ReadonlyMap<number, number | undefined>>(new Map());
  const onFoundIn = useCallback(
    (columnId: number, total: number | undefined) =>
      setTotals((known) => (known.get(columnId) === total ? known : new Map([...known, [columnId, total]]))),
    [],
  );
  const found = row.reduce<number | undefined>((sum, { id }) => {
    const total = totals.get(id);
    return sum === undefined || total === undefined ? undefined : sum + total;
  }, 0);
  return { found, onFoundIn };
}
