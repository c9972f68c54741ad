// npm run dev: the server (port 3000) and the web in front of it (port 5173), both with reload.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installPackages } from './install.mjs';
import { checkNode, root } from './project.mjs';

checkNode();
await installPackages({ dev: true });
const commands = [
  ['tsx', 'watch', '--clear-screen=false', 'server/src/main.ts'],
  ['vite', 'web'],
];
const children = commands.map(([name, ...args]) =>
  spawn(join(root, 'node_modules', '.bin', name), args, { cwd: root, stdio: 'inherit' }),
);
const stopAll = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
children.forEach((child) => child.on('exit', stopAll));
