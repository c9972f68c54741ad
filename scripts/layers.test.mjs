import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { commandOf, root } from './project.mjs';

/** What knows what it may not. */
const backwards = {
  'server/src/tasks/comments/comments.commands.ts': '../../rules/webhooks/webhooks.reader.ts',
  'server/src/platform/queue/jobs.ts': '../../outside/mail/letter.ts',
  'server/src/views/reports/deep/down/sums.ts': '../../../../instance/chores/chores.ts',
  'contract/src/kernel/holidays/holidays.ts': '../../tasks/tasks.ts',
  'contract/src/log/events.ts': '../documents/documents.ts',
  'web/src/lib/server/api.ts': '../../ui/controls/Button.tsx',
  'web/src/writes/write.ts': '../features/tasks/data/task-cache.ts',
  'web/src/ui/controls/Button.tsx': '../layers/Menu.tsx',
  'web/src/ui/fields/Field.tsx': '../../features/tasks/data/task-cache.ts',
  'web/src/features/comments/comments.live.ts': '../tasks/data/task-cache.ts',
  'web/src/features/tasks/data/task-cache.ts': '../parts/card/TaskCard.tsx',
  'web/src/features/tasks/parts/card/TaskCard.tsx': '../../acts/menu/TaskMenu.tsx',
  'web/src/features/tasks/grid/TaskGrid.tsx': '../kanban/Kanban.tsx',
  'web/src/features/tasks/kanban/drag/use-card-drag.ts': '../../../comments/comments.queries.ts',
  'web/src/services/session.ts': '../pages/board/BoardPage.tsx',
  'web/src/pages/home/HomePage.tsx': '../task/TaskPage.tsx',
};
const forwards = {
  'server/src/rules/webhooks/webhooks.reader.ts': '../../tasks/comments/comments.queries.ts',
  'server/src/tasks/boards/boards.commands.ts': '../tasks/task-place.ts',
  'server/src/platform/http/permissions.test.ts': '../../instance/chores/chores.ts',
  'web/src/features/tasks/list/TaskList.tsx': '../acts/menu/TaskMenu.tsx',
  'web/src/features/tasks/kanban/drag/fingers.ts': '../../../../ui/controls/Button.tsx',
  'web/src/pages/board/BoardPage.tsx': '../../features/tasks/list/TaskList.tsx',
};

const typesOf = (file) => file.replace(/(\.test)?\.tsx?$/, '-types$&');

it('lint refuses the way back, types included', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cuadrilla-layers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [file, imported] of Object.entries({ ...backwards, ...forwards })) {
    write(file, `import { thing } from '${imported}';\nthing();\n`);
    write(typesOf(file), `import type { Thing } from '${imported}';\nexport const thing: Thing = 1;\n`);
  }
  write('oxlint.config.mjs', `export { default } from ${JSON.stringify(join(root, 'oxlint.config.mjs'))};\n`);
  const args = ['-c', 'oxlint.config.mjs', '--format', 'json'];
  const { stdout } = spawnSync(commandOf('oxlint'), args, { cwd: folder, encoding: 'utf8' });
  const refused = JSON.parse(stdout)
    .diagnostics.filter(({ code }) => code === 'eslint(no-restricted-imports)')
    .map(({ filename }) => filename);
  const wanted = Object.keys(backwards).flatMap((file) => [file, typesOf(file)]);
  expect(new Set(refused)).toEqual(new Set(wanted));
});

it('no folder has more than 60 entries: a neighbour is found at a glance', () => {
  const passed = new Set(['node_modules', 'dist', 'migrations', 'test-results']);
  function crowded(path) {
    const entries = readdirSync(join(root, path), { withFileTypes: true }).filter(
      ({ name }) => !passed.has(name),
    );
    const below = entries
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => crowded(`${path}/${name}`));
    return entries.length > 60 ? [`${path}: ${entries.length}`, ...below] : below;
  }
  const folders = ['contract/src', 'server/src', 'web/src', 'web/build', 'e2e', 'bench', 'scripts'];
  expect(folders.flatMap(crowded)).toEqual([]);
});
