import { withoutFormat } from '@cuadrilla/contract/kernel/formatted-text';
import type { PlannedTask } from '@cuadrilla/contract/carry/project-templates/plan';
import { priorities } from '@cuadrilla/contract/tasks/tasks';
import { Calendar } from 'lucide-react';
import { useState } from 'react';
import { PriorityChip } from '../../features/tasks/parts/card/PriorityChip.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Tabs } from '../../ui/page/Tabs.tsx';
import { Day } from '../../ui/text/Time.tsx';
import { dateTexts } from '../../ui/text/date.texts.ts';
import { templatePageTexts as texts } from './template.texts.ts';
import styles from './TemplateTasks.module.css';

interface Board {
  name: string;
  tasks: readonly PlannedTask[];
}

/** So many show at first, and all where only one more would be hidden. */
const first = 7;

export function TemplateTasks({ boards }: { boards: readonly Board[] }) {
  const [chosen, setChosen] = useState('0');
  const board = boards[Number(chosen)];
  return (
    <Tabs
      label={texts.boards}
      value={chosen}
      onChange={setChosen}
      tabs={boards.map(({ name, tasks }, index) => ({
        value: String(index),
        label: name,
        count: tasks.length,
      }))}
    >
      {board && <BoardTasks key={chosen} tasks={board.tasks} />}
    </Tabs>
  );
}

function BoardTasks({ tasks }: { tasks: Board['tasks'] }) {
  const [whole, setWhole] = useState(false);
  const shown = whole || tasks.length <= first + 1 ? tasks : tasks.slice(0, first);
  if (tasks.length === 0) return <p className={styles.empty}>{texts.empty}</p>;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            {Object.values(texts.columns).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((task, index) => (
            // Titles may repeat; the order stays.
            <TaskRow key={`${index} ${task.title}`} task={task} />
          ))}
        </tbody>
      </table>
      {shown.length < tasks.length && (
        <Button look="ghost" size="small" className={styles.rest} onClick={() => setWhole(true)}>
          {texts.rest(tasks.length - shown.length)}
        </Button>
      )}
    </>
  );
}

function TaskRow({ task: { title, description, priorityId, role, due, dueDay } }: { task: PlannedTask }) {
  const priority = priorities.find(({ id }) => id === priorityId);
  return (
    <tr>
      <th scope="row" className={styles.title}>
        {title}
        {description && <span className={styles.description}>{withoutFormat(description)}</span>}
      </th>
      <td>{priority && <PriorityChip priority={priority} />}</td>
      <td className={styles.role}>{role ?? texts.nobody}</td>
      <td className={styles.day}>
        {due !== null && (
          <>
            <span className={styles.word}>{texts.day} </span>
            {due}
          </>
        )}
      </td>
      <td className={styles.date}>
        {dueDay === null ? (
          dateTexts.noDay
        ) : (
          <>
            <Calendar size={14} /> <Day at={dueDay} />
          </>
        )}
      </td>
    </tr>
  );
}
