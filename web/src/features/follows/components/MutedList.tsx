import type { MutedThing } from '@cuadrilla/contract/notices/follows';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../../lib/dates/dates.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useChangeFollow } from '../follows.mutations.ts';
import { mutedQuery } from '../follows.queries.ts';
import { followTexts as texts } from '../follows.texts.ts';
import styles from './MutedList.module.css';

/** What one has silenced, and the way back. */
export function MutedList() {
  const { data: muted = [] } = useQuery(mutedQuery());
  if (muted.length === 0) return null;
  return (
    <section aria-labelledby="silenciadas">
      <h2 id="silenciadas" className={styles.title}>
        {texts.mutedTitle} <span className={styles.count}>{muted.length}</span>
      </h2>
      <ul className={styles.list}>
        {muted.map((thing) => (
          <MutedRow key={[thing.Project.id, thing.Board?.id, thing.Task?.id].join(' ')} thing={thing} />
        ))}
      </ul>
    </section>
  );
}

function MutedRow({ thing: { Project, Board, Task, mutedUntil } }: { thing: MutedThing }) {
  const change = useChangeFollow({ projectId: Project.id, boardId: Board?.id, taskId: Task?.id });
  const timeZone = useTimeZone();
  const name = (Task ?? Board ?? Project).name;
  const kind = Task ? texts.task : Board ? texts.board : texts.project;
  const until = mutedUntil ? texts.until(formatMoment(mutedUntil, timeZone)) : texts.forGood;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b className={styles.name}>{name}</b>
        <span className={styles.meta}>{`${kind} · ${until}`}</span>
      </div>
      <Button
        look="ghost"
        size="small"
        aria-label={texts.unmuteThing(name)}
        onClick={() => change({ muted: false }, texts.notMuted)}
      >
        {texts.unmute}
      </Button>
    </li>
  );
}
