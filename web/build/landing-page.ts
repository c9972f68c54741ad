import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown, type ViteDevServer } from 'vite';

interface Rendered {
  html: string;
  css: string;
}
interface Entry {
  renderLanding: () => string;
}

const entry = 'src/landing.server.tsx';
const marker = '<!--landing-->';

/** Builds the page for Node, runs it once, and keeps its HTML and the style sheet of what it uses. */
async function render({ root, build: own }: ResolvedConfig): Promise<Rendered> {
  const { cssTarget, rolldownOptions } = own;
  const outDir = join(root, 'node_modules', `.landing-${process.pid}`);
  try {
    const { output } = (await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
      build: {
        ssr: entry,
        outDir,
        ssrEmitAssets: true,
        cssMinify: true,
        cssTarget,
        copyPublicDir: false,
        rolldownOptions: { checks: rolldownOptions.checks ?? {} },
      },
    })) as Rolldown.RolldownOutput;
    const script = output.find((file) => file.type === 'chunk' && file.isEntry);
    const styles = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
    const module = (await import(pathToFileURL(join(outDir, script?.fileName ?? '')).href)) as Entry;
    return {
      html: module.renderLanding(),
      css: styles.map((file) => ('source' in file ? String(file.source) : '')).join(''),
    };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** In development React's own code comes along, only for the styles that it imports. */
const renderInDevelopment = async (server: ViteDevServer): Promise<string> => {
  const { renderLanding } = (await server.ssrLoadModule(`/${entry}`)) as Entry;
  return `${renderLanding()}<script type="module" src="/src/pages/landing/LandingPage.tsx"></script>`;
};

/** Puts the landing page, as HTML, into landing.html. */
export function landingPage(): Plugin {
  let config: ResolvedConfig;
  let rendered: Promise<Rendered> | undefined;
  return {
    name: 'landing-page',
    configResolved: (resolved) => {
      config = resolved;
    },
    configureServer: (server) => {
      server.middlewares.use((request, _response, next) => {
        if (request.url === '/') request.url = '/landing.html';
        next();
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { server }) => {
        if (!html.includes(marker)) return html;
        if (server) return html.replace(marker, await renderInDevelopment(server));
        rendered ??= render(config);
        return html.replace(marker, (await rendered).html);
      },
    },
    generateBundle: {
      order: 'post', // once the page itself is there
      async handler(_options, bundle) {
        const page = bundle['landing.html'];
        if (!rendered || page?.type !== 'asset') return;
        const name = this.emitFile({ type: 'asset', name: 'landing.css', source: (await rendered).css });
        const link = `<link rel="stylesheet" href="/${this.getFileName(name)}">`;
        page.source = String(page.source).replace('</head>', `${link}</head>`);
      },
    },
  };
}
