import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '../../../ui/layers/toast.tsx';
import { attachmentTexts as texts } from '../attachments.texts.ts';

/** A picture that is dragged within a page is a file too, but comes with how it stands there. */
const carriesFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true && !dataTransfer.types.includes('text/html');

/** A spreadsheet puts a picture of its cells beside their text: then the text is what is meant. */
const isOfFiles = ({ clipboardData }: ClipboardEvent): boolean =>
  clipboardData !== null && clipboardData.files.length > 0 && !clipboardData.types.includes('text/plain');

const isFolder = (item: DataTransferItem): boolean => item.webkitGetAsEntry()?.isDirectory === true;

/**
 * Files that are dropped anywhere on the page, or pasted: whoever misses a target by a bit would lose the page to the
 * file. Tells whether some are above it.
 */
export function useFileArrivals(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const receive = useEffectEvent((event: Event, carried: DataTransfer | null) => {
    event.preventDefault();
    const items = [...(carried?.items ?? [])].filter(({ kind }) => kind === 'file');
    onFiles(items.flatMap((item) => (isFolder(item) ? [] : (item.getAsFile() ?? []))));
    if (items.some(isFolder)) toast.error(texts.noFolders);
  });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (carriesFiles(event) && !event.defaultPrevented) receive(event, event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (isOfFiles(event) && !event.defaultPrevented) receive(event, event.clipboardData);
    };
    window.addEventListener('dragenter', over, { signal });
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    window.addEventListener('paste', paste, { signal });
    return () => ended.abort();
  }, []);
  return isOver;
}
