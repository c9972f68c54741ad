import type { Unfit } from '@cuadrilla/contract/tasks/task-moves';
import { useQuery } from '@tanstack/react-query';
import { fullName } from '../../../../lib/people.ts';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { moveOutQueries } from './move-out.queries.ts';
import { moveOutTexts as texts } from './move-out.texts.ts';
import styles from './MoveOutDialog.module.css';

/** What becomes of labels and people that are not there. */
export interface Fit {
  labels: 'make' | 'drop';
  assignedTo: number | null;
}
export const usualFit: Fit = { labels: 'drop', assignedTo: null };

interface Props {
  unfit: Unfit;
  projectId: number;
  fit: Fit;
  onFit: (fit: Fit) => void;
}

/** Asked only where something does not fit. */
export const Unfitting = ({ unfit: { labels, canMakeLabels, people, dependencies }, ...rest }: Props) => (
  <>
    {labels.length > 0 && (
      <SelectField
        label={texts.labels(namesOf(labels))}
        value={rest.fit.labels}
        options={[
          { value: 'drop', label: texts.dropLabels(labels.length) },
          ...(canMakeLabels ? [{ value: 'make', label: texts.makeLabels(labels.length) }] : []),
        ]}
        onChange={({ target }) =>
          rest.onFit({ ...rest.fit, labels: target.value === 'make' ? 'make' : 'drop' })
        }
      />
    )}
    {people.length > 0 && <Substitute {...rest} label={texts.people(namesOf(people))} />}
    {dependencies.length > 0 && (
      <section className={styles.ends}>
        <h3 className={styles.heading}>{texts.ends}</h3>
        <ul>
          {dependencies.map((tie) => (
            <li key={texts.tie(tie)}>{texts.tie(tie)}</li>
          ))}
        </ul>
      </section>
    )}
  </>
);

function Substitute({ projectId, fit, onFit, label }: Omit<Props, 'unfit'> & { label: string }) {
  const { data: members = [] } = useQuery(moveOutQueries.members(projectId));
  return (
    <SelectField
      label={label}
      placeholder={texts.nobody}
      value={fit.assignedTo ?? ''}
      options={members.map(({ User }) => ({ value: User.id, label: fullName(User) }))}
      onChange={({ target }) => onFit({ ...fit, assignedTo: Number(target.value) || null })}
    />
  );
}

const namesOf = (named: readonly { name: string }[]): string[] => named.map(({ name }) => name);
