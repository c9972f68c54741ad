import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** PostgreSQL ends when it cannot write its journal: so much is left to it, and to whoever makes room. */
const kept = 64 * 1024 * 1024;
const usualLook = 2_000;

interface Room {
  hasRoom: () => boolean;
  stop: () => void;
}

/** Watches the disk of a database on this machine: when it is almost full, writes end and reads go on. */
export async function watchRoom(db: Db, onChange: (hasRoom: boolean) => void): Promise<Room> {
  const { rows } = await db.execute<{ folder: string }>(
    sql`select current_setting('data_directory') as folder`,
  );
  const folder = rows[0]?.folder ?? '.';
  let hasRoom = true;
  async function look(): Promise<void> {
    const { bavail, bsize } = await statfs(folder);
    const hadRoom = hasRoom;
    hasRoom = bavail * bsize > kept;
    if (hasRoom !== hadRoom) onChange(hasRoom);
  }
  await look();
  // Where it cannot be asked, what was known last stands.
  const timer = setInterval(() => void look().catch(() => undefined), usualLook).unref();
  return { hasRoom: () => hasRoom, stop: () => clearInterval(timer) };
}
