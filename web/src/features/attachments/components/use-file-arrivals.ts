import { useEffect, useEffectEvent, useState } from 'react';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true && !dataTransfer.types.includes('text/uri-list');

/** A spreadsheet puts a picture of its cells beside their text: then the text is what is meant. */
const isOfFiles = ({ clipboardData }: ClipboardEvent): boolean =>
  clipboardData !== null && clipboardData.files.length > 0 && !clipboardData.types.includes('text/plain');

/**
 * Files that are dropped anywhere on the page, or pasted: whoever misses a target by a bit would lose the page to the
 * file. Tells whether some are above it.
 */
export function useFileArrivals(wanted: boolean, onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const receive = useEffectEvent((files: FileList | undefined) => onFiles([...(files ?? [])]));
  useEffect(() => {
    if (!wanted) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    window.addEventListener('dragenter', over, { signal });
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? setOver(false), { signal });
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!carriesFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      receive(event.dataTransfer?.files);
    };
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || !isOfFiles(event)) return;
      event.preventDefault();
      receive(event.clipboardData?.files);
    };
    window.addEventListener('drop', drop, { signal });
    window.addEventListener('paste', paste, { signal });
    return () => ended.abort();
  }, [wanted]);
  return isOver;
}
