// npm start: install and build what is not there yet, then serve.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { installPackages } from './install.mjs';
import { checkNode } from './node-version.mjs';
import { endWithNpm, root } from './project.mjs';

checkNode();
endWithNpm();
await installPackages({ dev: false });
await buildIfStale();
// In this very process, so that Ctrl-C and a supervisor's signals reach the server itself.
await import(pathToFileURL(join(root, 'server/dist/main.js')).href);
