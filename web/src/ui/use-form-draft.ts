import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { messagesOf } from '../lib/api.ts';
import { isEmpty, touchedFields } from '../lib/drafts.ts';
import { useTypedOnScreen } from '../lib/typed-on-screen.ts';
import { useDraft } from '../lib/use-draft.ts';
import { tellRefusal } from './tell-refusal.ts';
import { uiTexts } from './ui.texts.ts';

/** Of a form that is filled but once, where the fields that differ from how it opened are all there is to keep. */
export function useFormDraft<In extends FieldValues>(
  name: string,
  { watch, setValue, formState }: Pick<UseFormReturn<In>, 'watch' | 'setValue' | 'formState'>,
) {
  const values = watch();
  const typed = touchedFields(formState.defaultValues ?? {}, values);
  const draft = useDraft<Partial<In>>(name, isEmpty(typed) ? undefined : typed);
  useTypedOnScreen(typed);
  const given = touchedFields(values, draft.found ? (draft.whole ?? {}) : {});
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);
  return {
    found: isEmpty(given) ? undefined : draft.found,
    discard: draft.discard,
    end: draft.end,
    /** Whoever has left before the answer comes is told when it failed; else the draft ends without its form. */
    whenLeft: (answer: Promise<unknown>, failed: string) =>
      void answer.then(
        () => left.current && draft.end(),
        (error: unknown) =>
          left.current && tellRefusal(error, uiTexts.draftKept(failed, messagesOf(error).join(' '))),
      ),
    recover: () => {
      const fields = Object.entries(given) as [Path<In>, never][];
      fields.forEach(([field, value]) => setValue(field, value));
      draft.take();
    },
  };
}
