import type { Plugin } from 'vite';
import type { Bundle } from './bundle.ts';

function chunkNamed(bundle: Bundle, name: string) {
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.name === name) return file;
  throw new Error(`there is no file ${name}`);
}

const baseOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** `a as b` or `a`, as imports and exports list them. */
const pairsIn = (list: string): [string, string][] =>
  list.split(',').map((each) => {
    const [name = '', as = name] = each.trim().split(/\s+as\s+/);
    return [name, as];
  });

/** As React's file exports it: a name that no minified one is like. */
const own = (name: string): string => `runtime_${name}`;

/**
 * The few lines that the bundler adds are always a file of their own, which every page would ask for. React, which needs
 * them too and whose name changes with theirs, takes them in.
 */
export const runtimeWithReact = (): Plugin => ({
  name: 'runtime-with-react',
  apply: 'build',
  generateBundle: {
    order: 'post', // once the pages are there
    handler(_options, bundle) {
      const [runtime, react] = [chunkNamed(bundle, 'rolldown-runtime'), chunkNamed(bundle, 'react')];
      const [, body = '', exported] = /^([^]*);export\s*\{([^}]*)\};?\s*$/.exec(runtime.code) ?? [];
      if (exported === undefined) throw new Error('the runtime no longer ends with its exports');
      const names = pairsIn(exported);
      const file = baseOf(runtime.fileName);
      const imported = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${file}";?`);
      const whole = `const runtime=(()=>{${body};return{${names.map(([name, as]) => `${as}:${name}`).join()}}})();`;
      const exports = `export const{${names.map(([, as]) => `${as}:${own(as)}`).join()}}=runtime;`;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.code.includes(file)) continue;
        chunk.code = chunk.code.replace(imported, (_, list: string) =>
          chunk === react
            ? `${whole}${exports}const{${pairsIn(list)
                .map(([name, as]) => `${name}:${as}`)
                .join()}}=runtime;`
            : `import{${pairsIn(list)
                .map(([name, as]) => `${own(name)} as ${as}`)
                .join()}}from"./${baseOf(react.fileName)}";`,
        );
        if (chunk.code.includes(file)) this.error(`${chunk.fileName} still asks for the runtime`);
      }
      for (const page of Object.values(bundle))
        if (page.type === 'asset' && page.fileName.endsWith('.html'))
          page.source = String(page.source).replace(
            new RegExp(`\\s*<(script|link)[^>]*${file}"[^>]*>(</script>)?`),
            '',
          );
      delete bundle[runtime.fileName];
    },
  },
});
