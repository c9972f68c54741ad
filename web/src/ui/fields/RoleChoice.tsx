import { ChevronDown } from 'lucide-react';
import { Button } from '../controls/Button.tsx';
import { GuardedButton } from '../controls/GuardedButton.tsx';
import { Menu, MenuChoice } from '../layers/Menu.tsx';
import styles from './RoleChoice.module.css';

interface Props<Role extends string> {
  role: Role;
  /** Empty where it cannot be changed: then it is plain text. */
  choices: readonly Role[];
  /** Of the menu, and of its button, which says the role as well. */
  title: string;
  label: string;
  /** Why it must stay as it is. */
  unavailable?: string | false;
  onChange: (role: Role) => void;
}

export function RoleChoice<Role extends string>({
  role,
  choices,
  title,
  label,
  unavailable = false,
  onChange,
}: Props<Role>) {
  if (choices.length === 0) return <span className={styles.plain}>{role}</span>;
  const button = {
    size: 'small',
    className: styles.button,
    'aria-label': label,
    children: (
      <>
        {role}
        <ChevronDown size={15} />
      </>
    ),
  } as const;
  if (unavailable) return <GuardedButton {...button} unavailable={unavailable} />;
  return (
    <Menu align="start" trigger={<Button {...button} />}>
      <MenuChoice
        label={title}
        value={role}
        options={choices.map((name) => ({ value: name, label: name }))}
        onChange={(name) => name !== role && onChange(name)}
      />
    </Menu>
  );
}
