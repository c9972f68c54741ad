import type { ResponseOf } from '@cuadrilla/contract/kernel/endpoint';
import type { reportEndpoints } from '@cuadrilla/contract/views/reports/reports';
import { ChevronDown, Search } from 'lucide-react';
import { useState } from 'react';
import { Identicon } from '../../features/projects/components/Identicon.tsx';
import styles from '../../features/reports/Pickers.module.css';
import { reportTexts as texts } from '../../features/reports/reports.texts.ts';
import { includesFolded } from '../../lib/text/text.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import control from '../../ui/fields/control.module.css';
import { PopoverButton } from '../../ui/layers/PopoverButton.tsx';

type Projects = ResponseOf<typeof reportEndpoints.projects>;

interface Props {
  all: Projects;
  /** Their ids with commas; all that are not archived without. */
  chosen: string | undefined;
  onChoose: (ids: string | undefined) => void;
}

export function ProjectsButton({ all, chosen, onChoose }: Props) {
  const ids = chosen?.split(',').map(Number) ?? [];
  const only = ids.length === 1 ? all.find(({ id }) => id === ids[0]) : undefined;
  return (
    <PopoverButton
      label={texts.projects}
      className={styles.projects}
      align="end"
      button={
        <Button className={styles.button} icon={only && <Identicon id={only.id} size={18} />}>
          <span className={styles.name}>
            {only?.name ?? (ids.length === 0 ? texts.allProjects : texts.someProjects(ids.length))}
          </span>
          <ChevronDown size={16} />
        </Button>
      }
    >
      {(close) => (
        <ProjectsForm
          all={all}
          ids={ids}
          onDone={(next) => {
            onChoose(next);
            close();
          }}
        />
      )}
    </PopoverButton>
  );
}

interface FormProps {
  all: Projects;
  ids: readonly number[];
  onDone: (ids: string | undefined) => void;
}

function ProjectsForm({ all, ids, onDone }: FormProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>(ids);
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onDone(chosen.length > 0 ? chosen.toSorted((a, b) => a - b).join(',') : undefined);
      }}
    >
      <div className={styles.find}>
        <div className={control.control}>
          <Search size={16} />
          <input
            className={control.input}
            aria-label={texts.findProject}
            placeholder={texts.findProject}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
      </div>
      <div className={styles.list}>
        {all
          .filter(({ name }) => includesFolded(name, text))
          .map(({ id, name, open }) => (
            <label key={id} className={styles.project}>
              <Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <Identicon id={id} size={20} />
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{texts.openCount(open)}</span>
            </label>
          ))}
      </div>
      <div className={styles.foot}>
        <Button
          size="small"
          look="ghost"
          className={styles.all}
          onClick={() => setChosen(all.map(({ id }) => id))}
        >
          {texts.chooseAll}
        </Button>
        <Button size="small" look="primary" type="submit">
          {chosen.length === 0 ? texts.seeAll : texts.seeProjects(chosen.length)}
        </Button>
      </div>
    </form>
  );
}
