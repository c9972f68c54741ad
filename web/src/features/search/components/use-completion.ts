import {
  applyCompletion,
  type Completing,
  completingAt,
  operatorsFor,
  valuesFor,
} from '@cuadrilla/contract/views/search/complete';
import { among, type NameField, nameFields } from '@cuadrilla/contract/views/search/operators';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { namesQuery } from '../search.queries.ts';

interface Typed {
  text: string;
  /** Where the caret stands; nowhere while the field is not in use. */
  caret: number | null;
}

/** What may follow of the operator or the value that is being typed. */
export function useCompletion({ text, caret }: Typed) {
  const [closedFor, setClosedFor] = useState<string>();
  const completing = caret === null || closedFor === text ? undefined : completingAt(text, caret);
  const names = useNames(completing);
  const options = completing
    ? [...optionsFor(completing), ...names].filter((each) => each !== completing.typed)
    : [];
  return {
    options: [...new Set(options)],
    complete: (chosen: string) => completing && applyCompletion(text, completing, chosen),
    close: () => setClosedFor(text),
  };
}

const optionsFor = ({ field, typed }: Completing): string[] =>
  field ? valuesFor(field, typed) : operatorsFor(typed);

function useNames(completing: Completing | undefined): string[] {
  const field = completing?.field && among(nameFields, completing.field);
  const wanted: NameField = field ?? 'proyecto';
  const { data = [] } = useQuery({
    ...namesQuery(wanted, completing?.typed ?? ''),
    enabled: field !== undefined,
  });
  return field ? data : [];
}
