import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Node 20 cannot run TypeScript: one file for the server with the contract in it, and the migrations beside it. */
export default defineConfig({
  build: {
    ssr: here('src/main.ts'),
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { checks: { bundlerTimings: false }, output: { entryFileNames: 'main.js' } },
  },
  ssr: { noExternal: ['@cuadrilla/contract'] },
  plugins: [
    {
      name: 'copy-migrations',
      closeBundle: () =>
        cpSync(here('src/database/migrations'), here('dist/migrations'), { recursive: true }),
    },
  ],
});
