import { textOf } from '@cuadrilla/contract/document/text';
import { nodeInside } from '@cuadrilla/contract/document/yjs';
import type { Document } from '@cuadrilla/contract/documents';
import type { DocumentLine } from '../../services/documents/document-line.ts';
import { useDocText } from '../../services/documents/use-outline.ts';

interface Props {
  line: DocumentLine;
  document: Document;
  editable: boolean;
}

/** What it says, as it is written. */
export function DocumentBody({ line: { doc } }: Props) {
  const sections = useDocText(doc, () => textOf(nodeInside(doc)));
  return sections.map(({ heading, text }, nth) => (
    // oxlint-disable-next-line no-array-index-key -- a section is known by its place alone
    <section key={nth}>
      {heading && <h2>{heading}</h2>}
      {text.split('\n').map((line, index) => (
        // oxlint-disable-next-line no-array-index-key -- a line is known by its place alone
        <p key={index}>{line}</p>
      ))}
    </section>
  ));
}
