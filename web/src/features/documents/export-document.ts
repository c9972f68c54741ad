import { documentContentEndpoints } from '@cuadrilla/contract/documents/document-content';
import type { Document } from '@cuadrilla/contract/documents/documents';
import { toBase64 } from 'lib0/buffer';
import { call, isMissing } from '../../lib/server/api.ts';
import { saveAs } from '../../lib/save-as.ts';
import { copyText } from '../../ui/layers/copy-text.ts';
import { tellFailure } from '../../ui/layers/tell-refusal.ts';
import { documentTexts as texts } from './documents.texts.ts';

const placeOf = ({ projectId, id: documentId }: Document) => ({ params: { projectId, documentId } });

/** Of a title: what no system accepts in the name of a file is left out. */
const fileNamed = (title: string, ending: string): string =>
  `${title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || texts.untitled}.${ending}`;

/** Says why where it could not be had. */
async function attempt(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    tellFailure(error, texts.exportFailed);
  }
}

const pictureIn = /(?<=<img src=")\/api\/projects\/\d+\/documents\/\d+\/files\/\d+(?=")/g;

/** A file has no server to ask for its pictures: they come along in it. */
async function withPictures(html: string): Promise<string> {
  const addresses = [...new Set(html.match(pictureIn))];
  const pictures = new Map(
    await Promise.all(addresses.map(async (address) => [address, await inlined(address)] as const)),
  );
  return html.replace(pictureIn, (address) => pictures.get(address) ?? address);
}

async function inlined(address: string): Promise<string> {
  const [projectId = 0, documentId = 0, fileId = 0] = address.match(/\d+/g)?.map(Number) ?? [];
  try {
    const picture = await call(documentContentEndpoints.readFile, {
      params: { projectId, documentId, fileId },
    });
    return `data:${picture.type};base64,${toBase64(new Uint8Array(await picture.arrayBuffer()))}`;
  } catch (error) {
    if (isMissing(error)) return address;
    throw error;
  }
}

/** What leads to pages of ours leads there from wherever the file is. */
const withAddresses = (html: string): string =>
  html.replaceAll('href="/', `href="${window.location.origin}/`);

export const copyMarkdown = (document: Document): Promise<void> =>
  attempt(async () => {
    const { markdown } = await call(documentContentEndpoints.readMarkdown, placeOf(document));
    await copyText(markdown, texts.markdownCopied);
  });

export const downloadMarkdown = (document: Document): Promise<void> =>
  attempt(async () => {
    const { title, markdown } = await call(documentContentEndpoints.readMarkdown, placeOf(document));
    const whole = `# ${title}\n\n${markdown}`;
    saveAs(fileNamed(title, 'md'), new Blob([whole], { type: 'text/markdown;charset=utf-8' }));
  });

export const downloadHtml = (document: Document): Promise<void> =>
  attempt(async () => {
    const { title, html } = await call(documentContentEndpoints.readHtml, placeOf(document));
    const whole = withAddresses(await withPictures(html));
    saveAs(fileNamed(title, 'html'), new Blob([whole], { type: 'text/html;charset=utf-8' }));
  });
