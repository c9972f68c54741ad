import { classes } from '../../../../lib/text/text.ts';
import blocks from './Blocks.module.css';
import code from './Code.module.css';
import lists from './Lists.module.css';
import marks from './Marks.module.css';
import table from './Table.module.css';
import text from './Text.module.css';

/** How what a document says looks, be it written in or only read. */
export const textClass = classes(text.text, lists.text, blocks.text, code.text, table.text, marks.text);
