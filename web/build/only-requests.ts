import type { Plugin } from 'vite';

/** As the formatter leaves it: it ends where its line began. */
const endpoint = /^( *)(.*\bendpoint\(\{)\n([^]*?)\n\1\}\)/gm;
/** All that a request is made of. */
const needed = /^(?:method|path|once|media)[:,]|^\.\.\./;

const onlyNeeded = (parts: string, indent: string): string =>
  parts
    .split(new RegExp(`^${indent}  (?=[\\w.])`, 'm'))
    .filter((part) => needed.test(part))
    .join('');

const imported = /^import \{([^}]*)\} from ('[^']+');$/gm;

/** Whoever names a file brings it along: what only the rest of an endpoint was made of is not named any more. */
const withoutUnused = (code: string): string =>
  code.replaceAll(imported, (whole, list: string, path: string) => {
    const body = code.replaceAll(imported, '');
    const names = list.split(',').map((name) => name.trim());
    const used = names.filter((name) => new RegExp(`\\b${/\w+$/.exec(name)?.[0]}\\b`).test(body));
    if (used.length === names.length) return whole;
    return used.length > 0 ? `import { ${used.join(', ')} } from ${path};` : '';
  });

/**
 * What an endpoint says of itself stands on the API's page, which the server makes. Who may call it, and what it is sent
 * and answers, is checked there too: the browser need download none of it.
 */
export const onlyRequests = (): Plugin => ({
  name: 'only-requests',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /contract\/src\/.+\.ts$/ },
    handler: (code) => ({
      code: withoutUnused(
        code.replaceAll(
          endpoint,
          (_, indent: string, head: string, parts: string) =>
            `${indent}${head}\n${onlyNeeded(parts, indent)}})`,
        ),
      )
        // A schema that is left over then, too: the bundler cannot know that making it does nothing else.
        .replaceAll(/\bz\.\w+\(/g, '/* @__PURE__ */ $&'),
      map: null,
    }),
  },
});
