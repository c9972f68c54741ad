import type { BuildExtraConfigColumns } from 'drizzle-orm';
import {
  type PgColumnBuilderBase,
  type PgTable,
  pgTable,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';

/** What the rows of a table are of: by this they could lie on several machines (decision 052). */
export type TableKind = 'project' | 'person' | 'reference' | 'local';

const kinds = new WeakMap<PgTable, TableKind>();

/** Nothing for a table that was declared without saying. */
export const kindOf = (table: PgTable): TableKind | undefined => kinds.get(table);

/** As `pgTable`, and the kind is kept. */
const tableOf =
  (kind: TableKind) =>
  <Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
    name: Name,
    columns: Columns,
    constraints?: (table: BuildExtraConfigColumns<Name, Columns, 'pg'>) => PgTableExtraConfigValue[],
  ) => {
    const table = pgTable(name, columns, constraints);
    kinds.set(table, kind);
    return table;
  };

/** Each row belongs to a project and lies where that lies: its keys begin with `project_id`. */
export const projectTable = tableOf('project');

/** Each row belongs to a person and lies where all else of theirs lies: its keys begin with `user_id`. */
export const personTable = tableOf('person');

/** The same on every machine, so that any row may refer to it: written seldom. */
export const referenceTable = tableOf('reference');

/** On one machine alone, and asked by itself: the instance's own affairs. */
export const localTable = tableOf('local');
