import type { CheckedImport } from '@cuadrilla/contract/carry/imports/task-import-endpoints';
import type { ImportSource } from '@cuadrilla/contract/carry/imports/task-imports';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReadFile } from '../../features/imports/draft.ts';
import { type ImportTarget, useCheckImport } from '../../features/imports/imports.mutations.ts';
import { taskImportTexts as texts } from '../../features/imports/imports.texts.ts';
import { guessMatching } from '../../features/imports/read/matching.ts';
import type { Matching } from '../../features/imports/read/table-drafts.ts';
import { rehearse, type Rehearsal } from '../../features/imports/rehearse.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import type { WantedTarget } from './SourceStep.tsx';
import { targetOf } from './target-of.ts';
import { useChosenFile } from './use-chosen-file.ts';

export interface Rehearsed {
  file: ReadFile;
  target: ImportTarget;
  checked: CheckedImport;
  /** What is there already is to come once more. */
  again: boolean;
  rehearsal: Rehearsal;
}

/** How far somebody has come on the way to an import, and what leads on or back. */
export function useImportSteps(project: number | undefined) {
  const [source, setSource] = useState<ImportSource>('trello');
  const [wanted, setWanted] = useState<WantedTarget>({
    kind: project === undefined ? 'new' : 'present',
    name: undefined,
    projectId: project,
  });
  const chosen = useChosenFile(source);
  const [matching, setMatching] = useState<Matching>();
  const [rehearsed, setRehearsed] = useState<Rehearsed>();
  const [isAsked, setAsked] = useState(false);
  const [isEager, setEager] = useState(false);
  const check = useCheckImport();
  const { opened } = chosen;
  const target = targetOf(wanted, opened?.name);
  const missing = {
    file: opened || chosen.error || chosen.isReading ? undefined : texts.fileMissing,
    target: target ? undefined : wanted.kind === 'new' ? texts.nameMissing : texts.projectMissing,
  };

  function choose(file: File): void {
    setMatching(undefined);
    chosen.choose(file);
  }

  function chooseSource(next: ImportSource): void {
    setSource(next);
    chosen.readAs(next);
  }

  /** What only the server knows is asked for; then all of it is reckoned here. */
  function tryOut(file: ReadFile): void {
    if (!target) return;
    check.mutate(
      { source, file, target },
      {
        onSuccess: (checked) =>
          setRehearsed({ file, target, checked, again: false, rehearsal: rehearse(file, checked) }),
        onError: (error) => tellRefusal(error),
      },
    );
  }

  function goOn(): void {
    setAsked(true);
    setEager(chosen.isReading);
    if (!opened || !target) return;
    if ('read' in opened) tryOut(opened.read);
    else setMatching(guessMatching(opened.table));
  }

  // Who goes on while the file is still being read means what is in it.
  const goOnOnceRead = useEffectEvent(() => {
    if (isEager) goOn();
  });
  useEffect(() => {
    if (!chosen.isReading) goOnOnceRead();
  }, [chosen.isReading]);

  return {
    source,
    chooseSource,
    wanted,
    setWanted,
    chosen,
    choose,
    missing: isAsked ? missing : {},
    goOn,
    isEager,
    matching,
    setMatching,
    tryOut,
    isChecking: check.isPending,
    rehearsed,
    setRehearsed,
  };
}
