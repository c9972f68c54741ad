import { Check, Search as SearchIcon } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { HiddenStatus } from '../../../ui/controls/Hidden.tsx';
import { LevelGlyph } from '../../../ui/controls/LevelGlyph.tsx';
import type { FoundTask } from '../dependencies.mutations.ts';
import { dependencyTexts as texts } from '../dependencies.texts.ts';
import styles from './FindTask.module.css';

export interface Search {
  typed: string | undefined;
  /** Those that can be added. */
  tasks: readonly FoundTask[];
  /** Better ones are on their way. */
  waiting: boolean;
  failed: boolean;
}

interface Props {
  field: RefObject<HTMLInputElement | null>;
  search: Search;
  onType: (typed: string) => void;
  onChoose: (task: FoundTask) => void;
}

/** A field above what is found; the keys go through that while one goes on typing. */
export function FindTask({ field, search, onType, onChoose }: Props) {
  const { typed = '', tasks, waiting, failed } = search;
  const list = useId();
  const [at, setAt] = useState(0);
  const [isEntered, enter] = useState(false);
  const chosen = Math.min(at, tasks.length - 1);
  const optionId = (index: number): string => `${list}-${index}`;
  useEffect(() => {
    document.getElementById(`${list}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, chosen]);

  // Who types and presses Enter at once means what is found, not what happens to be there before.
  const chooseAsEntered = useEffectEvent(() => {
    enter(false);
    const [first] = tasks;
    if (first) onChoose(first);
  });
  useEffect(() => {
    if (isEntered && !waiting) chooseAsEntered();
  }, [isEntered, waiting]);

  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const task = tasks[chosen];
    if (by && task) setAt((chosen + by + tasks.length) % tasks.length);
    else if (event.key === 'Enter' && waiting && at === 0) enter(true);
    else if (event.key === 'Enter' && task) onChoose(task);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.search}>
        <SearchIcon size={15} />
        <input
          ref={field}
          className={styles.input}
          role="combobox"
          aria-label={texts.search}
          aria-autocomplete="list"
          aria-expanded={tasks.length > 0}
          aria-controls={list}
          aria-activedescendant={tasks.length > 0 ? optionId(chosen) : undefined}
          autoComplete="off"
          placeholder={texts.search}
          value={typed}
          onChange={({ target }) => {
            enter(false);
            setAt(0);
            onType(target.value);
          }}
          onKeyDown={press}
        />
      </div>
      <div role="listbox" id={list} aria-label={texts.tasks} aria-busy={waiting} className={styles.list}>
        {tasks.map((task, index) => (
          <div
            key={task.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === chosen}
            className={styles.option}
            onPointerMove={() => setAt(index)}
            onClick={() => onChoose(task)}
          >
            <TaskLine task={task} />
          </div>
        ))}
      </div>
      {tasks.length === 0 && !waiting && (
        <p className={styles.none}>{failed ? texts.searchFailed : texts.nothing}</p>
      )}
      <HiddenStatus>{typed && !waiting ? texts.found(tasks.length) : ''}</HiddenStatus>
    </>
  );
}

const TaskLine = ({ task }: { task: FoundTask }) => (
  <>
    <span className={styles.level} data-level={task.done ? undefined : task.priority_id}>
      {task.done ? <Check size={14} /> : <LevelGlyph level={task.priority_id} />}
    </span>
    <span className={styles.title}>{task.title}</span>
    <span className={styles.hint}>
      {texts.number(task.number)} · {task.board.name}
    </span>
  </>
);
