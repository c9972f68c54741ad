import type { Problem } from '@cuadrilla/contract/rules/automations/check';
import type { Definition } from '@cuadrilla/contract/rules/automations/rules';
import type { Vocabulary } from '@cuadrilla/contract/rules/automations/vocabulary';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../../lib/text/text.ts';
import { ruleTexts as texts } from '../rules.texts.ts';
import { waysToSay } from '../sentence.ts';
import type { Saying } from '../words/slots.ts';
import { PartLine } from './PartLine.tsx';
import { problemsOf } from './problems.ts';
import styles from './RuleEditor.module.css';
import { Token } from './Token.tsx';
import { useParts } from './use-parts.ts';

export interface Drafted {
  projectId: number;
  boardId: number | null;
  definition: Definition;
}

interface Props {
  draft: Drafted;
  projects: readonly Vocabulary[];
  /** One that is there already stays in its project. */
  isNew: boolean;
  onChange: (draft: Drafted) => void;
}

const matches = Object.entries(texts.matches).map(([value, label]) => ({ value, label }));

/** A rule as the sentence that it is, with every word that can be another. */
export function RuleEditor({ draft, projects, isNew, onChange }: Props) {
  const { projectId, boardId, definition } = draft;
  const project = projects.find(({ id }) => id === projectId);
  if (!project) return null;
  const saying = { project, boardId, projects };
  const found = problemsOf(draft, project, projects);
  const wrong = (part: Problem['part']) =>
    found.filter((problem) => problem.part === part).map(({ text }) => text);
  const set = (change: Partial<Definition>): void =>
    onChange({ ...draft, definition: { ...definition, ...change } });
  const parts = { definition, saying, wrong, set };

  return (
    <section className={styles.editor} aria-label={texts.newRule}>
      <Row word={texts.scope}>
        <ScopeLine {...{ draft, project, projects, isNew, onChange }} />
      </Row>
      <Row word={texts.when}>
        <PartLine
          name={texts.when}
          label={texts.whatHappens}
          ways={waysToSay.trigger}
          part={definition.trigger}
          saying={saying}
          problems={wrong('trigger')}
          onChange={(next) => set({ trigger: next })}
        />
      </Row>
      <Row word={texts.onlyIf}>
        <Conditions {...parts} />
      </Row>
      <Actions {...parts} />
    </section>
  );
}

/** In which project and on which board it counts. */
function ScopeLine({ draft, project, projects, isNew, onChange }: Props & { project: Vocabulary }) {
  const { projectId, boardId } = draft;
  const managed = projects.filter(({ can_manage, boards }) => can_manage && boards.length > 0);
  return (
    <div className={styles.line}>
      {isNew ? (
        <Token
          label={texts.project}
          value={String(projectId)}
          options={managed.map(({ id, name }) => ({ value: String(id), label: name }))}
          search
          onChange={(id) => onChange({ ...draft, projectId: Number(id), boardId: null })}
        />
      ) : (
        <span>{project.name} ·</span>
      )}
      <Token
        label={texts.board}
        value={boardId === null ? '' : String(boardId)}
        options={project.boards.map(({ id, name }) => ({ value: String(id), label: name }))}
        none={texts.allBoards}
        search
        onChange={(id) => onChange({ ...draft, boardId: id === '' ? null : Number(id) })}
      />
    </div>
  );
}

interface PartsProps {
  definition: Definition;
  saying: Saying;
  /** What is wrong with a part. */
  wrong: (part: Problem['part']) => string[];
  set: (change: Partial<Definition>) => void;
}

function Conditions({ definition: { conditions }, saying, wrong, set }: PartsProps) {
  const conditionList = useParts();
  const setList = (list: Definition['conditions']['list']): void =>
    set({ conditions: { ...conditions, list } });
  return (
    <div className={styles.parts} ref={conditionList.ref}>
      {conditions.list.length > 1 && (
        <div className={styles.line}>
          <Token
            label={texts.match}
            value={conditions.match}
            options={matches}
            onChange={(match) =>
              set({ conditions: { ...conditions, match: match as typeof conditions.match } })
            }
          />
        </div>
      )}
      {conditions.list.map((each, index) => (
        <PartLine
          // oxlint-disable-next-line no-array-index-key -- they have no other name than their place
          key={index}
          name={texts.condition(index + 1)}
          label={texts.whatCondition}
          ways={waysToSay.condition}
          part={each}
          saying={saying}
          problems={wrong(`condition ${index}`)}
          onChange={(next) => setList(conditions.list.with(index, next))}
          remove={{
            label: texts.removeCondition,
            onRemove: () => {
              conditionList.removed();
              setList(conditions.list.toSpliced(index, 1));
            },
          }}
        />
      ))}
      <AddButton
        text={texts.addCondition}
        onClick={() => {
          conditionList.added(conditions.list.length);
          setList([...conditions.list, { kind: 'priority', not: false, priorityId: 3 }]);
        }}
      />
    </div>
  );
}

function Actions({ definition: { actions }, saying, wrong, set }: PartsProps) {
  const actionList = useParts();
  return (
    <div className={styles.deeds} ref={actionList.ref}>
      {actions.map((each, index) => (
        // oxlint-disable-next-line no-array-index-key -- they have no other name than their place
        <Row key={index} word={index === 0 ? texts.deeds : texts.and} isNext={index > 0}>
          <PartLine
            name={texts.action(index + 1)}
            label={texts.whatAction}
            ways={waysToSay.action}
            part={each}
            saying={saying}
            problems={wrong(`action ${index}`)}
            onChange={(next) => set({ actions: actions.with(index, next) })}
            {...(actions.length > 1 && {
              remove: {
                label: texts.removeAction,
                onRemove: () => {
                  actionList.removed();
                  set({ actions: actions.toSpliced(index, 1) });
                },
              },
            })}
          />
        </Row>
      ))}
      <Row word="" isNext>
        <div className={styles.parts}>
          <AddButton
            text={texts.addAction}
            onClick={() => {
              actionList.added(actions.length);
              set({ actions: [...actions, { kind: 'comment', text: '¿Sigue en marcha?' }] });
            }}
          />
          <p className={styles.hint}>{texts.variables}</p>
        </div>
      </Row>
    </div>
  );
}

interface RowProps {
  word: string;
  /** Goes on with what the row above began. */
  isNext?: boolean;
  children: ReactNode;
}

const Row = ({ word, isNext = false, children }: RowProps) => (
  <div className={classes(styles.row, isNext && styles.next)}>
    <span className={styles.word}>{word}</span>
    {children}
  </div>
);

const AddButton = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <button type="button" className={styles.add} data-add onClick={onClick}>
    <Plus size={15} />
    {text}
  </button>
);
