import type { Plugin } from 'vite';
import { htmlOf } from '../../contract/src/documents/document/html.ts';
import { nodeOf } from '../../contract/src/documents/document/parse.ts';
import { textOf } from '../../contract/src/documents/document/text.ts';

/** Of a page: its title, its picture, and the rest. Documents themselves hold no pictures but their own. */
const parts = /^# .+\n+(?<lead>.+)\n+(?:!\[(?<alt>.+)\]\((?<src>.+)\)\n+)?(?<rest>[^]*)$/;

/** The guide's pages, written in Markdown, as what the browser shows and searches: it needs no parser for them. */
export const guideTexts = (): Plugin => ({
  name: 'guide-texts',
  transform(markdown, id) {
    if (!id.endsWith('.md')) return undefined;
    const { lead = '', alt, src, rest = '' } = parts.exec(markdown)?.groups ?? {};
    const page = {
      lead: htmlOf(nodeOf(lead)),
      picture: src && { src, alt },
      html: htmlOf(nodeOf(rest)),
      sections: textOf(nodeOf(`${lead}\n\n${rest}`)).map(({ heading, text }) => ({ heading, text })),
    };
    return { code: `export default ${JSON.stringify(page)};`, map: null, moduleType: 'js' };
  },
});
