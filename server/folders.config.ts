import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the server reads while it runs; in what is built they lie beside the program. */
const folders = [
  'src/documents/content/document-templates',
  'src/instance/demo/demo-content',
  'src/platform/database/migrations',
];

export function copyFolders(outDir: string): void {
  for (const folder of folders) {
    const source = fileURLToPath(new URL(folder, import.meta.url));
    cpSync(source, join(outDir, basename(folder)), { recursive: true });
  }
}
