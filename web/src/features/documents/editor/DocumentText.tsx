import { schema } from '@cuadrilla/contract/documents/document/schema';
import type { Node } from 'prosemirror-model';
import { type ComponentProps, useEffect, useMemo } from 'react';
import { afterPaint } from '../../../lib/after-paint.ts';
import { DocumentEditor } from './DocumentEditor.tsx';
import { ReadOnlyText } from './ReadOnlyText.tsx';

interface Props extends ComponentProps<typeof DocumentEditor> {
  /** All that the document says has come. */
  here: boolean;
  /** Its first screens, as JSON, where it is long. */
  beginning: string | undefined;
  /** These are on the screen. */
  onSeen: () => void;
}

/** What a document says: what it begins with to be read, until all of it is here to be written in. */
export function DocumentText({ here, beginning, onSeen, ...editor }: Props) {
  if (here) return <DocumentEditor {...editor} />;
  const { title, links } = editor;
  return beginning && <Beginning beginning={beginning} onSeen={onSeen} title={title} links={links} />;
}

const none: never[] = [];

interface BeginningProps extends Pick<Props, 'onSeen' | 'title' | 'links'> {
  beginning: string;
}

function Beginning({ beginning, onSeen, title, links }: BeginningProps) {
  const text = useMemo(() => nodeIn(beginning), [beginning]);
  useEffect(() => afterPaint(onSeen), [onSeen]);
  return text && <ReadOnlyText text={text} plugins={none} title={title} links={links} />;
}

/** A server that is newer than this page may know other nodes. */
function nodeIn(json: string): Node | undefined {
  try {
    return schema.nodeFromJSON(JSON.parse(json));
  } catch {
    return undefined;
  }
}
