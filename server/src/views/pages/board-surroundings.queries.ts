import type { DbOrTx } from '../../platform/database/database.ts';
import { packed, packedRows } from '../../platform/database/read-rows.ts';
import type { PathRead } from '../../platform/http/path.ts';
import { saidOfBoard } from '../../notices/follows/follows.queries.ts';
import { membersOfProject } from '../../projects/members/members.queries.ts';
import { projectFields } from '../../projects/projects/projects.queries.ts';
import { boardsOfProject, columnsOfBoard } from '../../tasks/boards/boards.queries.ts';
import { labelsOfProject } from '../../tasks/labels/labels.queries.ts';

/** What is around the tasks of a path's board. None of it is much, so all of it is one value. */
const surroundings = (db: DbOrTx) =>
  packed({
    project: packed(projectFields),
    boards: packedRows(boardsOfProject(db)),
    columns: packedRows(columnsOfBoard(db)),
    members: packedRows(membersOfProject(db)),
    labels: packedRows(labelsOfProject(db)),
    said: saidOfBoard,
  });

export const boardSurroundings = (db: DbOrTx): PathRead<ReturnType<typeof surroundings>['_']['type']> => ({
  find: surroundings(db),
});
