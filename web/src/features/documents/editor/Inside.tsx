import type { Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { createPortal } from 'react-dom';
import { type Store, useStore } from '../../../lib/store.ts';
import type { DocumentLinks } from './document-links.ts';
import type { Portal } from './node-views.ts';

interface Props {
  portals: Store<readonly Portal[]>;
  view: EditorView;
  links: DocumentLinks;
  editable: boolean;
}

/** What React draws inside the text. */
export function Inside({ portals, view, links, editable }: Props) {
  const change = (node: Node) => (query: string) => {
    view.state.doc.descendants((each, at) => {
      if (each === node) view.dispatch(view.state.tr.setNodeAttribute(at, 'query', query));
      return !each.isTextblock;
    });
  };
  const shown = useStore(portals);
  const tasks = shown.filter(({ node }) => node.type.name === 'task');
  const all = [...new Set(tasks.map(({ node }) => Number(node.attrs['id'])))].toSorted((a, b) => a - b);
  return shown.map(({ key, place, node }) =>
    createPortal(
      node.type.name === 'task' ? (
        <links.Task all={all} id={Number(node.attrs['id'])} name={String(node.attrs['name'])} />
      ) : node.type.name === 'page' ? (
        <links.Page path={String(node.attrs['path'])} />
      ) : (
        <links.TaskList query={String(node.attrs['query'])} onChange={editable ? change(node) : undefined} />
      ),
      place,
      key,
    ),
  );
}
