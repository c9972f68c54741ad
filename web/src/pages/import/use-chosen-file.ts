import type { ImportSource } from '@cuadrilla/contract/carry/imports/task-imports';
import { useEffect, useRef, useState } from 'react';
import { UnreadableFile } from '../../features/imports/draft.ts';
import { taskImportTexts as texts } from '../../features/imports/imports.texts.ts';
import { readApart } from '../../features/imports/read/read-apart.ts';
import { largestFile } from '../../features/imports/read/largest.ts';
import type { OpenedFile } from '../../features/imports/read/read-file.ts';

interface Chosen {
  opened?: OpenedFile;
  error?: string;
  isReading: boolean;
}

/** The file that is to be brought in, read as what it is said to be. */
export function useChosenFile(source: ImportSource) {
  const [file, setFile] = useState<File>();
  const [chosen, setChosen] = useState<Chosen>({ isReading: false });
  const turn = useRef(0);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  async function read(wanted: File, as: ImportSource): Promise<void> {
    turn.current += 1;
    const mine = turn.current;
    stop.current?.();
    setFile(wanted);
    if (wanted.size > largestFile) return setChosen({ isReading: false, error: texts.tooLarge });
    setChosen({ isReading: true });
    const reading = readApart({ file: wanted, source: as });
    stop.current = reading.stop;
    const next = await reading.read.then(
      (opened): Chosen =>
        'holds' in opened
          ? { isReading: false, error: opened.holds === 'nothing' ? texts.nothing : texts.tooManyTasks }
          : { isReading: false, opened },
      // Also a folder, and a file that was changed after it had been chosen, give an error of their own.
      (error: unknown): Chosen => ({
        isReading: false,
        error: error instanceof UnreadableFile ? texts.unreadable(as) : texts.notRead,
      }),
    );
    // Another was chosen meanwhile.
    if (mine === turn.current) setChosen(next);
    return undefined;
  }

  return {
    ...chosen,
    name: file?.name,
    choose: (wanted: File) => void read(wanted, source),
    /** The same file as something else. */
    readAs: (as: ImportSource) => file && void read(file, as),
  };
}
