import { htmlOf } from '../../contract/src/document/html.ts';
import { nodeOf } from '../../contract/src/document/parse.ts';
import { textOf } from '../../contract/src/document/text.ts';
import type { Plugin } from 'vite';

/** The guide's pages, written in Markdown, as what the browser shows and searches: it needs no parser for them. */
export const guideTexts = (): Plugin => ({
  name: 'guide-texts',
  transform(markdown, id) {
    if (!id.endsWith('.md')) return undefined;
    const node = nodeOf(markdown);
    const page = {
      html: htmlOf(node),
      sections: textOf(node).map(({ heading, text }) => ({ heading, text })),
    };
    return { code: `export default ${JSON.stringify(page)};`, map: null, moduleType: 'js' };
  },
});
