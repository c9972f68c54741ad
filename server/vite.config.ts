import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { copyFolders } from './folders.config.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Node 20 cannot run TypeScript: the server with the contract in it, its threads, what both need, and the folders that it reads. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { main: here('src/main.ts'), thread: here('src/thread.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: ['@cuadrilla/contract'] },
  plugins: [
    {
      name: 'copy-folders',
      closeBundle: () => copyFolders(here('dist')),
    },
  ],
});
