import { vi } from 'vitest';
import type { Doc } from 'yjs';
import { type DocumentTab, type OpenDocument, openDocumentTab } from './document-tab.ts';
import { addressOf } from './live-client.ts';
import { soon } from './soon.ts';
import type { TestApp } from './test-app.ts';

export interface DocumentClient extends DocumentTab {
  until(check: () => void | Promise<void>): Promise<void>;
}

export async function openDocument(
  test: TestApp,
  document: OpenDocument,
  token: string,
  doc?: Doc,
): Promise<DocumentClient> {
  const tab = await openDocumentTab(await addressOf(test), document, token, doc);
  return { ...tab, until: (check) => vi.waitFor(check, soon) };
}
