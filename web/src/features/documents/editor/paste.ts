import { isSafeLink } from '@cuadrilla/contract/kernel/links';
import { schema } from '@cuadrilla/contract/documents/document/schema';
import { Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { DocumentLinks } from './document-links.ts';
import { insertPictures } from './pictures.ts';

/** What only Markdown looks like: a text with none of it is pasted as it is. */
const markdown =
  /^(#{1,6} |[-*+] |\d+[.)] |> |```|\|.+\||<details>)|\*\*\S|__\S|\[[^\]]+\]\([^)\s]+\)|`[^`]+`/m;

export const looksLikeMarkdown = (text: string): boolean => markdown.test(text);

async function pasteMarkdown(view: EditorView, text: string): Promise<void> {
  const { nodeOf } = await import('@cuadrilla/contract/documents/document/parse');
  if (view.isDestroyed) return;
  const { content } = nodeOf(text);
  const isLine = content.childCount === 1 && content.firstChild?.type === schema.nodes.paragraph;
  view.dispatch(
    view.state.tr.replaceSelection(new Slice(content, isLine ? 1 : 0, isLine ? 1 : 0)).scrollIntoView(),
  );
}

/** An address on a selection makes it a link; elsewhere it is one, or the page or task itself where that is ours. */
function pasteAddress(view: EditorView, href: string, links: DocumentLinks): void {
  const { state } = view;
  const link = schema.marks.link.create({ href });
  if (!state.selection.empty) {
    view.dispatch(state.tr.addMark(state.selection.from, state.selection.to, link));
    return;
  }
  const shown = schema.text(href, [link]);
  view.dispatch(state.tr.replaceSelectionWith(shown, false).scrollIntoView());
  void nameAddress(view, href, links);
}

async function nameAddress(view: EditorView, href: string, links: DocumentLinks): Promise<void> {
  const meant = await links.meaningOf(href);
  if (!meant || view.isDestroyed) return;
  const link = schema.marks.link.create({ href });
  const named = 'task' in meant ? schema.nodes.task.create(meant.task) : schema.nodes.page.create(meant);
  const { doc, tr } = view.state;
  doc.descendants((node, at) => {
    if (node.isText && node.text === href && link.isInSet(node.marks))
      tr.replaceWith(tr.mapping.map(at), tr.mapping.map(at + node.nodeSize), named);
    return !node.isText;
  });
  if (tr.docChanged) view.dispatch(tr);
}

const isAddress = (text: string): boolean => isSafeLink(text) && /^(https?:|mailto:)/i.test(text);

export const paste = (links: DocumentLinks) =>
  new Plugin({
    props: {
      handlePaste: (view, event) => {
        const pictures = insertPictures(view, event.clipboardData?.files, links);
        if (pictures) return true;
        const isCode = view.state.selection.$from.parent.type.spec.code === true;
        const text = event.clipboardData?.getData('text/plain').trim() ?? '';
        if (isCode || text === '') return false;
        if (isAddress(text)) {
          pasteAddress(view, text, links);
          return true;
        }
        const isRich = event.clipboardData?.types.includes('text/html') === true;
        if (isRich || !looksLikeMarkdown(text)) return false;
        void pasteMarkdown(view, text);
        return true;
      },
      handleDrop: (view, event, _slice, moved) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        return !moved && insertPictures(view, event.dataTransfer?.files, links, at);
      },
    },
  });
