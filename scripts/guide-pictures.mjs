// npm run guide: takes the guide's pictures from the running product, with the demo's data, into web/public/guide.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { demoCredentials as demo } from '../contract/src/account/auth.ts';
import { addressOf, spawnServer } from '../server/src/testing/test-process.ts';
import { buildIfStale } from './build.mjs';
import { prepareMachine } from './machine.mjs';
import { root } from './project.mjs';

/** By name: where it is taken, and what is done there first. */
const pictures = {
  dashboard: ['/dashboard'],
  proyecto: [
    '/dashboard',
    (page) => page.getByRole('main').getByRole('link', { name: 'Aplicación móvil 3.0' }).click(),
  ],
  tablero: ['/dashboard', openBoard],
  tarea: ['/dashboard', openTask],
  calendario: ['/calendar'],
  buscar: ['/search?q=prioridad%3Aalta'],
  equipo: [
    '/teams',
    (page) => page.getByRole('main').getByRole('link', { name: 'Producto y diseño' }).click(),
  ],
  avisos: ['/notifications'],
  reportes: ['/reports'],
  automatizaciones: ['/automations'],
  documento: ['/documentation', (page) => page.getByRole('link', { name: /Plan de lanzamiento/ }).click()],
  configuracion: ['/settings'],
};

async function openBoard(page) {
  await page.getByRole('main').getByRole('link', { name: 'Aplicación móvil 3.0' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Notificaciones' }).click();
  await page.getByRole('radio', { name: 'Kanban' }).click();
}

async function openTask(page) {
  await openBoard(page);
  await page.getByRole('link', { name: 'Preferencias: qué avisos quiero y por dónde' }).click();
}

await buildIfStale();
const { CHROMIUM_PATH } = await prepareMachine();
const dataDir = await mkdtemp(join(tmpdir(), 'cuadrilla-guide-'));
const server = spawnServer({ DATA_DIR: dataDir, PORT: '0', RATE_LIMIT: 'off' }, ['server/dist/main.js']);
const address = await addressOf(server);
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: ['--no-sandbox'] });
const context = await browser.newContext({
  baseURL: address,
  viewport: { width: 1280, height: 800 },
  locale: 'es-ES',
  timezoneId: 'America/Argentina/Buenos_Aires',
  reducedMotion: 'reduce',
});
await context.request.post('/api/auth/login', { data: demo });
const folder = join(root, 'web/public/guide');
await mkdir(folder, { recursive: true });
for (const [name, [path, open]] of Object.entries(pictures)) {
  const page = await context.newPage();
  await page.goto(path);
  await open?.(page);
  // Until it has asked for all that it shows.
  await page.waitForTimeout(1_500);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`));
  await page.close();
}
await browser.close();
server.child.kill('SIGTERM');
await server.ended;
await rm(dataDir, { recursive: true, force: true });
