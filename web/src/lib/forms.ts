import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { useController, useForm } from 'react-hook-form';
import type {
  DefaultValues,
  FieldErrors,
  FieldValues,
  Path,
  PathValue,
  RegisterOptions,
  UseFormReturn,
} from 'react-hook-form';
import { focusWhenThere } from './focus.ts';

export type Schema<In extends FieldValues, Out> = Parameters<
  typeof standardSchemaResolver<In, unknown, Out>
>[0];

/** A select's text as the id it stands for, where the choice may be taken back. */
export const asIdOrNull = { setValueAs: (text: string | number | null) => (text ? Number(text) : null) };

/**
 * A form on one of contract's schemas. `field(name)` is all that a text field or a select needs; controls that
 * are no native input take `useChoice`. It validates on submit and focuses the first error; after that on each
 * key. Leaving a field checks it only once something was typed: otherwise the message of an empty field would
 * push away what is being clicked.
 */
export function useSchemaForm<In extends FieldValues, Out extends FieldValues>(
  schema: Schema<In, Out>,
  defaultValues: DefaultValues<NoInfer<In>>,
) {
  const form = useForm<In, unknown, Out>({ resolver: standardSchemaResolver(schema), defaultValues });
  const { dirtyFields, errors } = form.formState;
  const field = (name: Path<In>, options: Pick<RegisterOptions<In, Path<In>>, 'setValueAs'> = {}) => ({
    ...form.register(name, {
      ...options,
      onChange: () => void (name in errors && form.trigger(name)),
      onBlur: () => name in dirtyFields && afterPress(() => void form.trigger(name)),
    }),
    error: messageOf(errors, name),
  });
  return { ...form, field };
}

export type SchemaForm<In extends FieldValues, Out extends FieldValues> = ReturnType<
  typeof useSchemaForm<In, Out>
>;

/**
 * Who opens a page to fill in its form starts in the first field. Where a finger points, the keyboard that jumps up
 * would hide the rest of the form.
 */
export function useFirstFocus(name: string): void {
  useEffect(() => {
    if (!window.matchMedia('(hover: hover)').matches) return undefined;
    return focusWhenThere(() => document.querySelector<HTMLElement>(`main [name="${name}"]`));
  }, [name]);
}

/** A message that appears while the mouse is pressed would move the button away from under it. */
function afterPress(act: () => void): void {
  if (document.querySelector(':active')) window.addEventListener('mouseup', act, { once: true });
  else act();
}

/** For controls that are not a native input, such as a date picker; checked when a native one would be. */
export function useChoice<In extends FieldValues, Out, Name extends Path<In>>(
  { control, trigger }: Pick<UseFormReturn<In, unknown, Out>, 'control' | 'trigger'>,
  name: Name,
) {
  const { field, fieldState, formState } = useController({ control, name });
  const { error, isDirty } = fieldState;
  // A rule between fields may be told at another one.
  const wrong = Object.keys(formState.errors) as Path<In>[];
  return {
    ...field,
    onChange: (value: PathValue<In, Name> | undefined) => {
      field.onChange(value);
      if (wrong.length > 0) void trigger(wrong);
    },
    onBlur: () => {
      field.onBlur();
      if (isDirty) void trigger(name);
    },
    error: error?.message,
  };
}

const messageOf = (errors: FieldErrors, name: string): string | undefined => {
  const message = errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
};
