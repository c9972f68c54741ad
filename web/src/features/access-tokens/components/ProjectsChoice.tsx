import { Checkbox } from '../../../ui/controls/Checkbox.tsx';
import { accessTokenTexts as texts } from '../access-tokens.texts.ts';
import choice from './AccessTokenDialog.module.css';
import styles from './ProjectsChoice.module.css';

interface Props {
  projects: readonly { id: number; name: string }[];
  /** Null for all. */
  chosen: number[] | null;
  error: string | undefined;
  onChange: (chosen: number[] | null) => void;
}

export const ProjectsChoice = ({ projects, chosen, error, onChange }: Props) => (
  <fieldset className={choice.choice}>
    <legend>{texts.projects}</legend>
    <label className={styles.option}>
      <Checkbox type="radio" name="reach" checked={chosen === null} onChange={() => onChange(null)} />
      {texts.allProjects}
    </label>
    <label className={styles.option}>
      <Checkbox
        type="radio"
        name="reach"
        checked={chosen !== null}
        onChange={() => chosen === null && onChange([])}
      />
      {texts.someProjects}
    </label>
    {chosen && (
      <div className={styles.projects}>
        {projects.map(({ id, name }) => (
          <label key={id} className={styles.option}>
            <Checkbox
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            />
            {name}
          </label>
        ))}
      </div>
    )}
    {error && (
      <p className={styles.error} role="alert">
        {error}
      </p>
    )}
  </fieldset>
);
