import type { Plugin } from 'vite';

const summary = /^ +summary:\s+(['"]).*\1,$/gm;
/** In one line; the few that take more are not worth a parser. */
const answer = /^ +(?:response|conflict): (.*),$/gm;

const isWhole = (code: string): boolean => code.split(/[({[]/).length === code.split(/[)}\]]/).length;

/**
 * What an endpoint says of itself stands on the API's page, which the server makes, and what it answers with is checked
 * there too: the browser need download neither.
 */
export const onlyRequests = (): Plugin => ({
  name: 'only-requests',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /contract\/src\/.+\.ts$/, code: 'endpoint({' },
    handler: (code) => ({
      code: code
        .replaceAll(summary, '')
        .replaceAll(answer, (line, said: string) => (isWhole(said) ? '' : line)),
      map: null,
    }),
  },
});
