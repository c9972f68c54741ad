// Programs that the tests need from the machine, not from npm.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run, stop } from './project.mjs';

/** The first is the same Chromium without windows, which take a quarter of a browser's time. */
const packages = ['chromium-headless-shell', 'chromium'];
const browsers = [...packages, 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`);
const findBrowser = () => [process.env.CHROMIUM_PATH, ...browsers].find((path) => path && existsSync(path));

const postgresql = ['18', '17', '16', '15', '14'].map((major) => `/usr/lib/postgresql/${major}/bin/initdb`);
const hasPostgresql = () => postgresql.some((path) => existsSync(path));

const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

async function install(name) {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' };
  process.stdout.write(`Installing ${name} from Debian…\n`);
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}

/** The tests need the programs alone: without this, Debian makes a database that runs from every boot on. */
async function installPostgresql() {
  await install('postgresql-common');
  const settings = '/etc/postgresql-common/createcluster.conf';
  const before = existsSync(settings) ? readFileSync(settings, 'utf8') : undefined;
  if (before !== undefined) writeFileSync(settings, `${before}\ncreate_main_cluster = false\n`);
  await install('postgresql');
  if (before !== undefined) writeFileSync(settings, before);
}

/** A browser there must be. Without a PostgreSQL of another version the tests use the embedded one twice. */
export async function prepareMachine() {
  if (!hasPostgresql() && canInstall()) await installPostgresql();
  for (const name of packages) if (!findBrowser() && canInstall()) await install(name);
  const browser = findBrowser();
  if (!browser) stop('The tests need Chromium: install it, or name it in CHROMIUM_PATH.');
  return { CHROMIUM_PATH: browser };
}
