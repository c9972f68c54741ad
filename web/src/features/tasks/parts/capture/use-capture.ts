import { newTask } from '@cuadrilla/contract/tasks/task-payloads';
import { useState } from 'react';
import { captureTexts as texts } from './capture.texts.ts';
import { type Captured, type CapturedField } from './captured.ts';
import type { CaptureActions } from './create-captured.ts';
import { createPasted } from './create-pasted.ts';
import type { Pasted } from './PastedLines.tsx';

/** What is said of a task in passing, or of several that were pasted, until they are created. */
export function useCapture(opened: () => Captured) {
  const [captured, setCaptured] = useState<Captured>(opened);
  const [pasted, setPasted] = useState<Pasted>();
  const [error, setError] = useState<string>();
  const [isCreating, setCreating] = useState(false);
  const [field, openField] = useState<CapturedField>();

  const say = (said: Partial<Captured>) => {
    setCaptured((before) => ({ ...before, ...said }));
    setError(undefined);
  };
  const showPasted = (next: Pasted | undefined) => {
    setPasted(next);
    setError(undefined);
  };

  /** The task as it can be created; undefined where its title cannot be one, which is told. */
  const checked = (task: Captured): Captured | undefined => {
    const read = newTask.safeParse(task);
    const wrong = read.error?.issues.find(({ path }) => path[0] === 'title')?.message;
    setError(wrong);
    return wrong === undefined ? { ...task, title: read.data?.title ?? task.title } : undefined;
  };

  /** Whether all of it was. */
  const createLines = async (actions: CaptureActions): Promise<boolean> => {
    if (!pasted || pasted.lines.length === 0 || isCreating) return false;
    if (pasted.as === 'points' && !checked({ ...captured, title: pasted.title })) return false;
    setCreating(true);
    const left = await createPasted(actions, pasted, captured);
    setCreating(false);
    setPasted(left);
    const made = pasted.lines.length - (left?.lines.length ?? 0);
    if (left && made > 0) setError(texts.createdPart(made, pasted.lines.length));
    return !left;
  };

  return {
    captured,
    say,
    error,
    checked,
    field,
    openField,
    pasted: pasted && { ...pasted, isCreating },
    showPasted,
    createLines,
    verb: pasted?.as === 'tasks' ? texts.create(pasted.lines.length) : texts.createOne,
  };
}
