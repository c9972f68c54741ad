// npm run dev: the server (port 3000) and the web in front of it (port 5173), both with reload.
import { installPackages } from './install.mjs';
import { checkNode } from './node-version.mjs';
import { commandOf, endWithNpm, run } from './project.mjs';

checkNode();
endWithNpm();
await installPackages({ dev: true });
const commands = [
  [commandOf('tsx'), 'watch', '--clear-screen=false', 'server/src/main.ts'],
  [commandOf('vite'), 'web'],
];
await Promise.race(commands.map((args) => run(process.execPath, args)));
// Neither is of use alone.
process.kill(process.pid, 'SIGTERM');
