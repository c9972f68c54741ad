// npm run dev: the server and the web, both with reload.
import { spawn } from 'node:child_process';
import { installPackages } from './install.mjs';
import { checkNode, npm, root } from './project.mjs';

checkNode();
await installPackages({ dev: true });
const children = ['server', 'web'].map((workspace) =>
  spawn(npm, ['run', 'dev', '--silent', '--workspace', workspace], { cwd: root, stdio: 'inherit' }),
);
const stopAll = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
children.forEach((child) => child.on('exit', stopAll));
