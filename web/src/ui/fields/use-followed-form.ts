import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, Path, PathValue } from 'react-hook-form';
import { messagesOf } from '../../lib/server/api.ts';
import { type Schema, useSchemaForm } from '../../lib/forms.ts';
import {
  differences,
  draftWith,
  followed,
  isEmpty,
  type Parts,
  type Typed,
} from '../../lib/text/typed-values.ts';
import { sparingUntouched } from '../../lib/untouched.ts';
import { useTypedOnScreen } from '../../lib/typed-on-screen.ts';
import { useDraftBox, useKeptDraft } from '../../lib/use-draft.ts';
import { tellRefusal } from '../layers/tell-refusal.ts';
import { uiTexts } from '../ui.texts.ts';

type Values = Record<string, unknown>;

interface Options {
  /** Under which what is typed is kept. */
  draft: string;
  saving?: boolean;
  /** Of what is saved, where it has one: older ones are not followed. */
  version?: number;
  parts?: Parts;
  /** What is missing elsewhere does not keep from saving what was typed. */
  sparing?: boolean;
}

const noParts: Parts = {};

/**
 * The one form on what is saved: what others save shows at once in the fields that were not touched here, what was
 * typed is never replaced, and nothing of it is lost. A new thing is one of which nothing but the defaults is saved.
 */
export function useFollowedForm<In extends Values, Out extends Values>(
  schema: Schema<In, Out>,
  saved: NoInfer<In>,
  { draft: name, saving = false, version = 0, parts = noParts, sparing = false }: Options,
) {
  /** What the form was filled from, field by field, and what was saved at that time. */
  const [base, setBase] = useState({ version, saved, values: saved });
  const rules = sparing ? (sparingUntouched(schema, base.values) as typeof schema) : schema;
  const form = useSchemaForm<In, Out>(rules, base.values as DefaultValues<In>);
  const mine: In = form.watch();
  const typed = differences(base.values, mine);

  /** Only what differs is written: the field under the hands keeps its caret. */
  const put = (next: typeof base, values: In) => {
    setBase(next);
    for (const [field, value] of Object.entries(differences(form.getValues(), values)))
      form.setValue(field as Path<In>, value as PathValue<In, Path<In>>);
  };
  /** `from` typed over `values`, on top of what is saved by now. */
  const follow = ({ values, mine: own }: Typed<In> = { values: base.values, mine: form.getValues() }) => {
    const next = followed(values, own, saved, parts);
    put({ version, saved, values: next.values }, next.mine);
  };
  /** `now` is saved of what was `sent`; what was typed since stays. */
  const begin = (now: In, sent: In, next = version) =>
    put({ version: next, saved: now, values: now }, { ...now, ...differences(sent, form.getValues()) });

  const isNews = version > base.version || (version === 0 && !isEmpty(differences(base.saved, saved)));
  useEffect(() => {
    if (!saving && isNews) follow();
  });
  useTypedOnScreen(typed);

  return {
    form,
    base,
    mine,
    /** Of what the form holds, what was typed here: the rest is not to be saved again over what others made of it. */
    typed,
    isDirty: !isEmpty(typed),
    put,
    follow,
    begin,
    draft: useFormDraft(name, { values: base.values, mine }, { saved, parts, follow }),
  };
}

interface Following<In> {
  saved: In;
  parts: Parts;
  follow: (typed: Typed<In>) => void;
}

/** What was typed, and over what: enough to go on another day as if nothing had happened in between. */
function useFormDraft<In extends Values>(
  name: string,
  typed: Typed<In>,
  { saved, parts, follow }: Following<In>,
) {
  const store = useDraftBox<Typed<In>>(name);
  const [found, setFound] = useState(store.take);
  const isDirty = !isEmpty(differences(typed.values, typed.mine));
  const whole = found && isDirty ? draftWith(found.value, typed, parts) : (found?.value ?? typed);
  // Until the offer is answered neither of the two may replace the other.
  useKeptDraft(store, isDirty ? whole : undefined, found?.value);
  const filled = followed(whole.values, whole.mine, saved, parts).mine;
  const isNews = found && !isEmpty(differences(typed.mine, filled));
  const discard = () => {
    setFound(undefined);
    store.forget();
  };
  // The page may have been closed while it saved: once the same is saved there is nothing to offer, also later.
  const isSaved = found && !isNews && !isDirty;
  const forgetSaved = useEffectEvent(discard);
  useEffect(() => {
    if (isSaved) forgetSaved();
  }, [isSaved]);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);
  /** What was typed is saved or given up; an offer that nobody answered stays. */
  const end = () => (found ? store.keep(found.value) : store.forget());
  return {
    found: isNews ? found : undefined,
    /** The form holds it from now on, and goes on keeping it. */
    recover: () => {
      follow(whole);
      setFound(undefined);
    },
    discard,
    end,
    /** Whoever has left before the answer comes is told when it failed; else the draft ends without its form. */
    whenLeft: (answer: Promise<unknown>, failed: string) =>
      void answer.then(
        () => left.current && end(),
        (error: unknown) =>
          left.current && tellRefusal(error, uiTexts.draftKept(failed, messagesOf(error).join(' '))),
      ),
  };
}
