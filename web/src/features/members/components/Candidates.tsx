import type { MemberUser } from '@cuadrilla/contract/projects/members';
import type { RoleName } from '@cuadrilla/contract/kernel/roles';
import { Check, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { messagesOf } from '../../../lib/server/api.ts';
import { fullName } from '../../../lib/people.ts';
import { Button, ignore } from '../../../ui/controls/Button.tsx';
import { HiddenStatus } from '../../../ui/controls/Hidden.tsx';
import { useAddMember } from '../members.mutations.ts';
import { memberTexts } from '../members.texts.ts';
import styles from './AddMemberDialog.module.css';
import { MemberRow } from './MemberRow.tsx';

interface Props {
  projectId: number;
  people: readonly MemberUser[];
  /** Of whoever is added. */
  role: RoleName;
  onError: (error: unknown) => void;
  /** What is said where nobody was found; nothing once they were invited. */
  nobody: string | undefined;
  /** Offered then. */
  otherwise: ReactNode;
}

/** Whoever was added stays in sight, ticked, until the next search. */
export function Candidates({ projectId, people, role, onError, nobody, otherwise }: Props) {
  const [added, setAdded] = useState<MemberUser[]>([]);
  const add = useAddMember(projectId);
  const last = added.at(-1);
  const addPerson = (person: MemberUser) =>
    add.mutate({ person, role }, { onSuccess: () => setAdded((before) => [...before, person]), onError });

  return (
    <>
      {people.length === 0 && (
        <div className={styles.none}>
          {nobody && <p role="status">{nobody}</p>}
          {otherwise}
        </div>
      )}
      <HiddenStatus>{last && memberTexts.addedPerson(fullName(last))}</HiddenStatus>
      {add.error && (
        <p role="alert" className={styles.failed}>
          {messagesOf(add.error).join(' ')}
        </p>
      )}
      <ul aria-label={memberTexts.results}>
        {people.map((person) => (
          <MemberRow key={person.id} person={person}>
            <AddButton
              name={fullName(person)}
              added={added.includes(person)}
              adding={add.isPending && add.variables.person.id === person.id}
              onAdd={() => addPerson(person)}
            />
          </MemberRow>
        ))}
      </ul>
    </>
  );
}

interface ButtonProps {
  name: string;
  added: boolean;
  adding: boolean;
  onAdd: () => void;
}

/** One element throughout, so that the focus stays on it. */
const AddButton = ({ name, added, adding, onAdd }: ButtonProps) => (
  <Button
    size="small"
    icon={added ? <Check size={16} /> : <Plus size={16} />}
    loading={adding}
    aria-label={added ? memberTexts.addedLabel(name) : memberTexts.addPerson(name)}
    {...(added && { 'aria-disabled': true })}
    onClick={added ? ignore : onAdd}
  >
    {added ? memberTexts.added : adding ? memberTexts.adding : memberTexts.addOne}
  </Button>
);
