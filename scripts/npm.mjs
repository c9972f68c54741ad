import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stop } from './project.mjs';

/** npm's own file, for this Node to run: the command `npm` is a script that only a shell can start on Windows. */
export function npmCommand() {
  const beside = dirname(process.execPath);
  const inPackages = join('node_modules', 'npm', 'bin', 'npm-cli.js');
  const places = [process.env.npm_execpath, join(beside, inPackages), join(beside, '..', 'lib', inPackages)];
  const found = places.find((path) => path && basename(path) === 'npm-cli.js' && existsSync(path));
  return found ?? stop('npm was not found: start with `npm start`.');
}

const advice = [
  [
    /^(ENOTFOUND|EAI_AGAIN|ECONN\w+|E\w*TIMEDOUT|E\w*TIMEOUT|ENETUNREACH|EHOSTUNREACH)$/,
    'the npm registry cannot be reached. Installing needs the network once; then start again',
  ],
  [/^ENOSPC$/, 'the disk is full'],
  [/^(EACCES|EPERM|EROFS)$/, 'this user may not write there'],
];

/** One line for what a person can put right; else npm's own words. */
export function npmFailure(said) {
  const code = /^npm error code (\S+)/m.exec(said)?.[1] ?? '';
  const known = advice.find(([codes]) => codes.test(code))?.[1];
  const why = known ? `${known} (${code}).` : `npm says:\n${said.trim()}`;
  return `The dependencies could not be installed: ${why}`;
}
