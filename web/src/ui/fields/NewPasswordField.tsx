import { useState, type ComponentProps } from 'react';
import { PasswordField } from './PasswordField.tsx';

/** A password that is being chosen: it says how easily it would be guessed, once there is something to say. */
export function NewPasswordField(field: ComponentProps<typeof PasswordField>) {
  const [hint, setHint] = useState<string>();
  const weigh = async (password: string) => {
    const { strengthOf } = await import('../../lib/text/password-strength.ts');
    setHint(password ? strengthOf(password) : undefined);
  };
  return (
    <PasswordField
      {...field}
      hint={hint}
      autoComplete="new-password"
      onInput={({ currentTarget }) => void weigh(currentTarget.value)}
    />
  );
}
