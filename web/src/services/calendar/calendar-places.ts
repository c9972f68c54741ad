import type { CalendarPlace, CalendarTask } from '@cuadrilla/contract/views/calendar';
import { permissionsOf } from '@cuadrilla/contract/kernel/roles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Whereabouts } from '../../features/tasks/calendar/calendar-context.ts';
import { calendarQueries } from '../../features/tasks/calendar/calendar.queries.ts';
import type { BoardPlace } from '../../lib/board-place.ts';
import { live } from '../../lib/server/live.ts';

export interface BoardChoice extends BoardPlace {
  name: string;
  project: string;
  /** The first one, where new tasks begin. */
  columnId: number;
}

const canEditIn = ({ role }: CalendarPlace): boolean => permissionsOf({ role: role.name }).can_edit;

/** What the calendar knows of the projects that it shows. */
export function useCalendarPlaces(boardId: number | undefined, chosen: string | undefined) {
  const query = useQuery(calendarQueries.places());
  const all = query.data;
  const ids = chosen?.split(',') ?? [];
  const known = all && ids.filter((id) => all.some((place) => String(place.id) === id));
  const unknown = known ? ids.length - known.length : 0;
  // Until they are known, those that the address names; where none of them is one's own, all.
  const asked = known ? known.join(',') || undefined : chosen;
  const shown = useMemo(() => {
    const wanted = asked?.split(',').map(Number);
    return (all ?? []).filter(({ id, archived }) => (wanted ? wanted.includes(id) : !archived));
  }, [all, asked]);
  const boards = useMemo(
    () => boardsOf(shown).filter((board) => boardId === undefined || board.boardId === boardId),
    [shown, boardId],
  );
  useFollowAll(shown);
  return {
    query,
    asked,
    unknown,
    all: all ?? [],
    shown,
    boards,
    whereabouts: useMemo(() => whereaboutsIn(all ?? []), [all]),
  };
}

/** Of all projects that are not put away; undefined until they are known. */
export function useBoardsToCreateOn(): BoardChoice[] | undefined {
  const { data: all } = useQuery(calendarQueries.places());
  return useMemo(() => all && boardsOf(all.filter(({ archived }) => !archived)), [all]);
}

/** Those on which a task can be created. */
const boardsOf = (places: readonly CalendarPlace[]): BoardChoice[] =>
  places.filter(canEditIn).flatMap(({ id, name, boards }) =>
    boards.flatMap((board) => {
      const [first] = board.columns;
      return first
        ? [{ projectId: id, boardId: board.id, name: board.name, project: name, columnId: first.id }]
        : [];
    }),
  );

function whereaboutsIn(places: readonly CalendarPlace[]): (task: CalendarTask) => Whereabouts {
  const projects = new Map(places.map((place) => [place.id, place]));
  const columns = new Map(
    places
      .flatMap(({ boards }) => boards.flatMap((board) => board.columns))
      .map((column) => [column.id, column]),
  );
  return ({ project_id, column_id }) => {
    const project = projects.get(project_id);
    return { project, column: columns.get(column_id), canEdit: project !== undefined && canEditIn(project) };
  };
}

/** All that happens in any of them is told, not asked for. */
function useFollowAll(places: readonly CalendarPlace[]): void {
  const ids = places.map(({ id }) => id).join(',');
  useEffect(() => {
    const leaves = ids
      .split(',')
      .filter(Boolean)
      .map((id) => live.follow(Number(id)));
    return () => leaves.forEach((leave) => leave());
  }, [ids]);
}
