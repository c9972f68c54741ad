import type { Plugin } from 'vite';

/** What an endpoint says of itself stands on the API's page, which the server makes: the browser need not download it. */
export const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /contract\/src\/[\w-]+\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(/^ +summary:\s+(['"]).*\1,$/gm, ''), map: null }),
  },
});
