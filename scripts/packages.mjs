// What the lock file wants on a machine, and whether it is there. Never looks at the network.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from './project.mjs';

export const lockedPackages = () => readJson(join(root, 'package-lock.json')).packages;

/** Written by npm at the end of an installation: without it there is none, or half of one. */
export const installedList = join(root, 'node_modules', '.package-lock.json');
export const installedPackages = () => (existsSync(installedList) ? readJson(installedList).packages : {});

export const thisMachine = () => ({ os: process.platform, cpu: process.arch, libc: libc() });

function libc() {
  if (process.platform !== 'linux') return undefined;
  process.report.excludeNetwork = true; // it would look up names
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

const isNative = (entry) => entry.os !== undefined || entry.cpu !== undefined;

const suits = (entry, machine) =>
  ['os', 'cpu', 'libc'].every((kind) => entry[kind] === undefined || entry[kind].includes(machine[kind]));

/** Of the optional packages only the natives of this kind of machine: npm may leave out the others. */
function isWanted([path, entry], { dev, machine }) {
  if (!path.includes('node_modules/') || entry.link || entry.peer) return false;
  if ((entry.dev || entry.devOptional) && !dev) return false;
  return entry.optional ? isNative(entry) && suits(entry, machine) : true;
}

/** The paths of packages that are wanted but are not there, or are there in another version. */
export function missingPackages({ locked, installed, folder, dev, machine }) {
  return Object.entries(locked)
    .filter((named) => isWanted(named, { dev, machine }))
    .filter(([path, { version }]) => installed[path]?.version !== version || !existsSync(join(folder, path)))
    .map(([path]) => path);
}
