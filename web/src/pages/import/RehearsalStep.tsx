import {
  AlignLeft,
  CalendarX,
  CircleCheck,
  CircleX,
  Copy,
  LayoutGrid,
  ListChecks,
  ListTree,
  type LucideIcon,
  Quote,
  Tag,
  UserX,
  Archive,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { taskImportTexts as texts } from '../../features/imports/imports.texts.ts';
import type { ReadFile } from '../../features/imports/draft.ts';
import {
  type ChangeReason,
  changeReasons,
  type LeftOutReason,
  leftOutReasons,
} from '../../features/imports/reasons.ts';
import type { Rehearsal, RehearsedRow } from '../../features/imports/rehearse.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import { Day } from '../../ui/text/Time.tsx';
import page from './ImportPage.module.css';
import { RehearsedRows } from './RehearsedRows.tsx';
import styles from './RehearsalStep.module.css';

interface Props {
  file: ReadFile;
  rehearsal: Rehearsal;
  newProject: boolean;
  /** Some of it is there already; it may come once more. */
  known: boolean;
  again: boolean;
  onAgain: (again: boolean) => void;
}

const leftOutIcons: Record<LeftOutReason, LucideIcon> = { untitled: CircleX, known: Copy, archived: Archive };
const changeIcons: Record<ChangeReason, LucideIcon> = {
  unclosed: Quote,
  overlong: AlignLeft,
  withParent: ListTree,
  boardless: LayoutGrid,
  moved: ListChecks,
  unassigned: UserX,
  unlabelled: Tag,
  undated: CalendarX,
  cut: AlignLeft,
  shortened: AlignLeft,
  startDropped: CalendarX,
  fewerComments: AlignLeft,
};

/** What would become of the file: nothing of it has happened. */
export function RehearsalStep({ file, rehearsal, newProject, known, again, onAgain }: Props) {
  const { people, tasks, leftOut, changed, unchanged } = rehearsal;
  const [shown, setShown] = useState<{ title: string; rows: RehearsedRow[] }>();
  const all = file.drafts.length + file.archived.length;
  const out = leftOutReasons.filter((reason) => leftOut[reason].length > 0);
  const otherwise = changeReasons.filter((reason) => changed[reason].length > 0);
  return (
    <>
      <h2 className={page.finding}>
        {tasks.length === 0 ? texts.wouldNone : texts.would(tasks.length, all)}
      </h2>
      <p className={page.lead}>{texts.notYet}</p>
      <Summary rehearsal={rehearsal} newProject={newProject} />
      {people.length > 0 && <p className={page.note}>{texts.peopleAdded(people.length)}</p>}
      <div className={styles.groups}>
        <Group title={texts.notMade} count={all - tasks.length} none={texts.nothingLeftOut}>
          {out.map((reason) => (
            <Reason
              key={reason}
              tone="bad"
              Icon={leftOutIcons[reason]}
              rows={leftOut[reason]}
              {...texts.leftOut[reason]}
              onShow={setShown}
            />
          ))}
          {known && (
            <label className={styles.again}>
              <Checkbox checked={again} onChange={({ currentTarget }) => onAgain(currentTarget.checked)} />
              {texts.bringKnown}
            </label>
          )}
        </Group>
        <Group
          title={texts.madeOtherwise}
          count={tasks.length - unchanged.length}
          none={texts.nothingChanged}
        >
          {otherwise.map((reason) => (
            <Reason
              key={reason}
              tone="adjusted"
              Icon={changeIcons[reason]}
              rows={changed[reason]}
              {...texts.changed[reason]}
              onShow={setShown}
            />
          ))}
          {file.commentsSince && (
            <p className={styles.comments}>
              {texts.commentsBefore} <Day at={file.commentsSince} />
              {texts.commentsAfter}
            </p>
          )}
        </Group>
      </div>
      {unchanged.length > 0 && (
        <div className={styles.block}>
          <Reason
            tone="good"
            Icon={CircleCheck}
            rows={unchanged}
            count={texts.unchanged}
            why={texts.unchangedWhy}
            bare
            onShow={setShown}
          />
        </div>
      )}
      {shown && <RehearsedRows {...shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** How much would be there afterwards. */
function Summary({ rehearsal, newProject }: Pick<Props, 'rehearsal' | 'newProject'>) {
  const { boards, people, missing, tasks } = rehearsal;
  const everyone = people.length + missing.length;
  const columns = boards.reduce((sum, board) => sum + board.columns.length, 0);
  return (
    <dl className={styles.summary}>
      {newProject && <Figure value="1" name={texts.summary.project} />}
      <Figure value={boards.length} name={texts.summary.boards(boards.length)} />
      <Figure value={columns} name={texts.summary.columns(columns)} />
      <Figure value={tasks.length} name={texts.summary.tasks(tasks.length)} />
      {everyone > 0 && (
        <Figure value={texts.summary.of(people.length, everyone)} name={texts.summary.people} />
      )}
    </dl>
  );
}

const Figure = ({ value, name }: { value: ReactNode; name: string }) => (
  <div className={styles.figure}>
    <dt>{name}</dt>
    <dd>{typeof value === 'number' ? value.toLocaleString('es') : value}</dd>
  </div>
);

const Group = ({
  title,
  count,
  none,
  children,
}: {
  title: string;
  count: number;
  none: string;
  children: ReactNode;
}) => (
  <section>
    <h2 className={page.heading}>
      {title} <span className={styles.count}>{count.toLocaleString('es')}</span>
    </h2>
    <div className={styles.block}>
      {count === 0 && <p className={styles.none}>{none}</p>}
      {children}
    </div>
  </section>
);

interface ReasonProps {
  tone: 'bad' | 'adjusted' | 'good';
  Icon: LucideIcon;
  rows: RehearsedRow[];
  count: (count: number) => string;
  why: string;
  /** Without examples. */
  bare?: boolean;
  onShow: (shown: { title: string; rows: RehearsedRow[] }) => void;
}

const fewExamples = 3;

function Reason({ tone, Icon, rows, count, why, bare = false, onShow }: ReasonProps) {
  const title = count(rows.length);
  const details = [...new Set(rows.map(({ detail }) => detail).filter((detail) => detail !== ''))];
  return (
    <div className={styles.reason} data-tone={tone}>
      <Icon size={18} />
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.why}>{why}</p>
        {!bare && details.length > 0 && (
          <p className={styles.examples}>
            {texts.examples(details.slice(0, fewExamples), details.length - fewExamples)}
          </p>
        )}
      </div>
      <Button
        look="ghost"
        size="small"
        aria-label={texts.seeRowsOf(title)}
        onClick={() => onShow({ title, rows })}
      >
        {texts.seeRows}
      </Button>
    </div>
  );
}
