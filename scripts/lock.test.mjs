import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockedPackages } from './packages.mjs';
import { readJson, root } from './project.mjs';

const locked = lockedPackages();
const named = Object.entries(locked);

/** The entry that a package gets when it asks for another by name: its own, or the nearest above it. */
function entryFor(path, name) {
  const own = locked[`${path && `${path}/`}node_modules/${name}`];
  if (own || path === '') return own;
  return entryFor(path.split('/').slice(0, -1).join('/'), name);
}

it('names the natives of every platform that a package has them for, whichever machine wrote it', () => {
  const optional = named.flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).map((name) => ({ name, entry: entryFor(path, name) })),
  );
  expect(optional.length).toBeGreaterThan(200);
  expect(optional.filter(({ entry }) => !entry?.version || !entry.integrity)).toEqual([]);
  const natives = optional.filter(({ name }) => /(linux|darwin|win32|windows)-/.test(name));
  expect(natives.filter(({ entry }) => !entry.os || !entry.cpu)).toEqual([]);
});

it.each(['rolldown', 'lightningcss', '@node-rs/argon2'])(
  'has a native of %s for Linux with either libc, macOS and Windows, on both processors',
  (name) => {
    const natives = Object.keys(locked[`node_modules/${name}`].optionalDependencies).join(' ');
    for (const cpu of ['x64', 'arm64']) {
      for (const kind of [`linux-${cpu}-gnu`, `linux-${cpu}-musl`, `darwin-${cpu}`, `win32-${cpu}`]) {
        expect(natives).toContain(kind);
      }
    }
  },
);

it('carries no web address: everybody installs from the registry that they have', () => {
  expect(named.filter(([, { resolved }]) => resolved?.includes(':'))).toEqual([]);
});

it('leaves nothing to a tag such as "latest", which npm ci would look up anew', () => {
  const { overrides } = readJson(join(root, 'package.json'));
  const tags = named.flatMap(([, entry]) =>
    Object.entries({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter(([, range]) => /^[a-z]+$/.test(range))
      .map(([name]) => name),
  );
  expect(tags.filter((name) => overrides[name] === undefined)).toEqual([]);
});
