import { importLimits, type ImportSource } from '@cuadrilla/contract/imports/task-imports';
import { useRef, useState } from 'react';
import { UnreadableFile } from '../../features/imports/draft.ts';
import { taskImportTexts as texts } from '../../features/imports/imports.texts.ts';
import { largestFile, type OpenedFile, openFile } from '../../features/imports/read/read-file.ts';

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

  async function read(wanted: File, as: ImportSource): Promise<void> {
    turn.current += 1;
    const mine = turn.current;
    setFile(wanted);
    if (wanted.size > largestFile) return setChosen({ isReading: false, error: texts.tooLarge });
    setChosen({ isReading: true });
    const next = await openFile(wanted, as).then(
      (opened): Chosen => {
        const count = 'read' in opened ? opened.read.drafts.length : opened.table.rows.length;
        if (count === 0) return { isReading: false, error: texts.nothing };
        if (count > importLimits.tasks) return { isReading: false, error: texts.tooManyTasks };
        return { isReading: false, opened };
      },
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
