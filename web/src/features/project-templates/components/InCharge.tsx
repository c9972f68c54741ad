import type { TemplateUse } from '@cuadrilla/contract/carry/project-templates/project-templates';
import { memo, useMemo } from 'react';
import { Avatar } from '../../../ui/controls/Avatar.tsx';
import { RetryBanner } from '../../../ui/states/RetryBanner.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { fromTemplateTexts as texts } from '../project-templates.texts.ts';
import type { TemplateForm } from '../use-template-form.ts';
import styles from './InCharge.module.css';

export interface CandidatePerson {
  id: number;
  name: string;
  email: string;
}

export interface Choosable {
  people: readonly CandidatePerson[];
  /** While they are asked for, and where that failed, these are not all. */
  areAll: boolean;
  retry: (() => void) | undefined;
}

interface Props {
  roles: readonly string[];
  choosable: Choosable;
  value: TemplateUse['people'];
  onChoose: TemplateForm['putInCharge'];
}

/** Each role of the template, and the person who takes it. */
export function InCharge({ roles, choosable: { people, retry }, value, onChoose }: Props) {
  const options = useMemo(() => optionsOf(people), [people]);
  if (roles.length === 0) return null;
  const chosen = new Map(value.map(({ role, personId }) => [role, personId]));
  return (
    <fieldset className={styles.roles}>
      <legend className={styles.title}>{texts.inCharge}</legend>
      {retry && <RetryBanner onRetry={retry}>{texts.peopleFailed}</RetryBanner>}
      {roles.map((role) => (
        <Role
          key={role}
          role={role}
          options={options}
          person={people.find(({ id }) => id === chosen.get(role))}
          onChoose={onChoose}
        />
      ))}
      <p className={styles.why}>{texts.inChargeWhy}</p>
    </fieldset>
  );
}

interface RoleProps {
  role: string;
  options: ReturnType<typeof optionsOf>;
  person: CandidatePerson | undefined;
  onChoose: TemplateForm['putInCharge'];
}

/** Hundreds of people for each of twenty roles are not to be compared at each key of a name. */
const Role = memo(function Role({ role, options, person, onChoose }: RoleProps) {
  return (
    <div className={styles.role}>
      <span aria-hidden="true" className={styles.name}>
        {role}
      </span>
      <SelectField
        label={role}
        labelHidden
        options={options}
        placeholder={texts.nobody}
        value={person?.id ?? ''}
        icon={person && <Avatar person={person} size={22} decorative />}
        onChange={({ target }) => onChoose(role, Number(target.value) || undefined)}
      />
    </div>
  );
});

/** Namesakes are told apart by their address. */
function optionsOf(people: readonly CandidatePerson[]) {
  const names = people.map(({ name }) => name);
  const shared = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return people.map(({ id, name, email }) => ({
    value: id,
    label: shared.has(name) ? `${name} (${email})` : name,
  }));
}
