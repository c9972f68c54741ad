import { schema } from '@cuadrilla/contract/documents/document/schema';
import type { EditorView } from 'prosemirror-view';
import { messagesOf } from '../../../lib/server/api.ts';
import { tellRefusal } from '../../../ui/layers/tell-refusal.ts';
import type { DocumentLinks } from './document-links.ts';
import { editorTexts } from './editor.texts.ts';

/** Beside the block where they were put, once the server has them. */
async function upload(view: EditorView, files: File[], links: DocumentLinks, at: number): Promise<void> {
  const line = view.state.doc.resolve(Math.min(at, view.state.doc.content.size)).node(1);
  for (const file of files) {
    try {
      const src = await links.upload(file);
      if (view.isDestroyed) return;
      view.dispatch(view.state.tr.insert(placeAfter(view, line), schema.nodes.image.create({ src })));
    } catch (error) {
      tellRefusal(error, `${editorTexts.uploadFailed}: ${messagesOf(error).join(' ')}`);
    }
  }
}

function placeAfter(view: EditorView, line: unknown): number {
  let after = view.state.doc.content.size;
  view.state.doc.forEach((node, at) => {
    if (node === line) after = at + node.nodeSize;
  });
  return after;
}

/** Whether there were any. */
export function insertPictures(
  view: EditorView,
  files: FileList | undefined,
  links: DocumentLinks,
  at = view.state.selection.from,
): boolean {
  const pictures = Array.from(files ?? []).filter(({ type }) => type.startsWith('image/'));
  if (pictures.length === 0 || !view.editable) return false;
  void upload(view, pictures, links, at);
  return true;
}
