import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { schema as schemaOfQueue } from '../queue/boss.ts';
import type { DbOrTx } from './database.ts';
import { kindOf, type TableKind } from './schema/kinds.ts';
import * as schema from './schema/schema.ts';

type KindsByTable = ReadonlyMap<string, TableKind | undefined>;

/** Of every table of the schema what it is declared to be of. */
export const declaredKinds: KindsByTable = new Map(
  Object.values(schema)
    .filter((each) => is(each, PgTable))
    .map((table) => [getTableName(table), kindOf(table)]),
);

/** The database's own; and what drizzle and pg-boss keep, which is local. */
const schemasOfOthers = ['information_schema', 'drizzle', schemaOfQueue];

/** Every table that there is, by its name, and by its schema where that is not the usual one. */
export async function listTables(db: DbOrTx): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select concat_ws('.', nullif(nspname, 'public'), relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p', 'f', 'm') and nspname !~ '^pg_' and nspname not in ${schemasOfOthers}`);
  return rows.map(({ name }) => name).toSorted();
}

/** The column by which rows of a table would find their machine; none where there is nothing to find. */
function columnOfPlace(table: string, kinds: KindsByTable): string | undefined {
  const kind = kinds.get(table);
  if (kind === 'person') return 'user_id';
  if (kind !== 'project') return undefined;
  return table === 'projects' ? 'id' : 'project_id';
}

/** A primary key, or another index that lets nothing in twice. */
interface UniqueKey extends Record<string, unknown> {
  table: string;
  name: string;
  isPrimary: boolean;
  /** Its first column; null where that is an expression. */
  first: string | null;
}

async function listUniqueKeys(db: DbOrTx): Promise<UniqueKey[]> {
  const { rows } = await db.execute<UniqueKey>(sql`
    select owner.relname as "table", own.relname as name, indisprimary as "isPrimary", attname as first
    from pg_index join pg_class own on own.oid = indexrelid join pg_class owner on owner.oid = indrelid
    left join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where owner.relnamespace = 'public'::regnamespace and (indisunique or indisexclusion)
    order by 1, 2`);
  return rows;
}

interface ForeignKey extends Record<string, unknown> {
  table: string;
  name: string;
  first: string;
  target: string;
  targetFirst: string;
}

async function listForeignKeys(db: DbOrTx): Promise<ForeignKey[]> {
  const { rows } = await db.execute<ForeignKey>(sql`
    select owner.relname as "table", conname as name, mine.attname as first,
      target.relname as target, theirs.attname as "targetFirst"
    from pg_constraint join pg_class owner on owner.oid = conrelid join pg_class target on target.oid = confrelid
    join pg_attribute mine on mine.attrelid = conrelid and mine.attnum = conkey[1]
    join pg_attribute theirs on theirs.attrelid = confrelid and theirs.attnum = confkey[1]
    where owner.relnamespace = 'public'::regnamespace and contype = 'f'
    order by 1, 2`);
  return rows;
}

/** What keeps the rows of a table from lying where they belong. */
interface Breach {
  table: string;
  /** Of the constraint or the index. */
  name: string;
  fault: string;
}

export async function listBreaches(db: DbOrTx, kinds: KindsByTable): Promise<Breach[]> {
  const keys = await listUniqueKeys(db);
  return [
    ...findWithoutPrimaryKey(kinds, keys),
    ...keys.flatMap((key) => faultOfKey(key, kinds)),
    ...(await listForeignKeys(db)).flatMap((key) => faultOfForeignKey(key, kinds)),
  ];
}

/** Rows that no key tells apart cannot go to another machine while somebody writes to them. */
function findWithoutPrimaryKey(kinds: KindsByTable, keys: readonly UniqueKey[]): Breach[] {
  const having = new Set(keys.filter(({ isPrimary }) => isPrimary).map(({ table }) => table));
  return [...kinds]
    .filter(([table, kind]) => kind !== 'local' && !having.has(table))
    .map(([table]) => ({ table, name: 'primary key', fault: 'there is none' }));
}

function faultOfKey({ table, name, first }: UniqueKey, kinds: KindsByTable): Breach[] {
  const wanted = columnOfPlace(table, kinds);
  if (wanted === undefined || first === wanted) return [];
  return [{ table, name, fault: `begins with ${first ?? 'an expression'}, not with ${wanted}` }];
}

function faultOfForeignKey(key: ForeignKey, kinds: KindsByTable): Breach[] {
  const { table, name, target } = key;
  const kind = kinds.get(table);
  const targetKind = kinds.get(target);
  if (targetKind === 'reference') return [];
  if (targetKind !== kind) {
    return [{ table, name, fault: `goes from a ${kind} table to ${target}, a ${targetKind} table` }];
  }
  const [mine, theirs] = [columnOfPlace(table, kinds), columnOfPlace(target, kinds)];
  if (mine === undefined || (key.first === mine && key.targetFirst === theirs)) return [];
  return [{ table, name, fault: `begins with ${key.first} to ${key.targetFirst}, not ${mine} to ${theirs}` }];
}
