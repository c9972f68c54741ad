import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compileAhead, isThereBefore, sharedChunk } from './build/chunks.ts';
import { compressAhead } from './build/compress.ts';
import { guideTexts } from './build/guide-texts.ts';
import { iconsApart } from './build/icons-apart.ts';
import { landingPage } from './build/landing-page.ts';
import { lookWithin } from './build/look-within.ts';
import { onlyRequests } from './build/only-requests.ts';
import { primitivesApart } from './build/primitives-apart.ts';
import { routeHeads } from './build/route-heads.ts';
import { runtimeWithReact } from './build/runtime-with-react.ts';
import { weightGate } from './build/weight-gate.ts';

/** The font is named in the style sheet; saying so in the page saves a round trip. */
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head-prepend',
        })),
  },
});

const api = process.env['API'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    onlyRequests(),
    guideTexts(),
    react(),
    iconsApart(),
    primitivesApart(),
    preloadFont(),
    lookWithin(),
    landingPage(),
    runtimeWithReact(),
    routeHeads(),
    compressAhead(),
    weightGate(),
  ],
  // The browser's own Host goes through: the server compares it with the Origin of every write.
  server: {
    proxy: {
      '/api': { target: api, changeOrigin: false, ws: true },
      '^/(d|feeds|hooks|unsubscribe)/': { target: api, changeOrigin: false },
    },
  },
  build: {
    outDir: 'dist',
    // Browsers that know light-dark(): older ones would need every colour twice.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_page, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !isThereBefore(file)) : files,
    },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: ['index.html', 'landing.html'],
      output: {
        postBanner: compileAhead,
        codeSplitting: {
          groups: [{ name: sharedChunk, debugName: 'shared', includeDependenciesRecursively: false }],
        },
      },
    },
  },
});
