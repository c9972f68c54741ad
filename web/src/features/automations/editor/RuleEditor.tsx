import { checkRule, type Problem } from '@cuadrilla/contract/automations/check';
import type { Definition } from '@cuadrilla/contract/automations/rules';
import type { Vocabulary } from '@cuadrilla/contract/automations/vocabulary';
import { Plus } from 'lucide-react';
import { ruleTexts as texts } from '../rules.texts.ts';
import { waysToSay } from '../sentence.ts';
import { PartLine } from './PartLine.tsx';
import styles from './RuleEditor.module.css';
import { Token } from './Token.tsx';

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
  const { trigger, conditions, actions } = definition;
  const project = projects.find(({ id }) => id === projectId);
  if (!project) return null;
  const saying = { project, boardId, projects };
  const found = checkRule(draft, project, projects);
  const problemsOf = (part: Problem['part']) =>
    found.filter((problem) => problem.part === part).map(({ text }) => text);
  const set = (change: Partial<Definition>): void =>
    onChange({ ...draft, definition: { ...definition, ...change } });
  const setList = (list: Definition['conditions']['list']): void =>
    set({ conditions: { ...conditions, list } });
  const managed = projects.filter(({ can_manage, boards }) => can_manage && boards.length > 0);

  return (
    <section className={styles.editor} aria-label={texts.newRule}>
      <div className={styles.row}>
        <span className={styles.word}>{texts.scope}</span>
        <div className={styles.line}>
          {isNew ? (
            <Token
              label={texts.project}
              value={String(projectId)}
              options={managed.map(({ id, name }) => ({ value: String(id), label: name }))}
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
            onChange={(id) => onChange({ ...draft, boardId: id === '' ? null : Number(id) })}
          />
        </div>
      </div>
      <div className={styles.row}>
        <span className={styles.word}>{texts.when}</span>
        <PartLine
          label={texts.whatHappens}
          ways={waysToSay.trigger}
          part={trigger}
          saying={saying}
          problems={problemsOf('trigger')}
          onChange={(next) => set({ trigger: next })}
        />
      </div>
      <div className={styles.row}>
        <span className={styles.word}>{texts.onlyIf}</span>
        <div className={styles.parts}>
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
              label={texts.whatCondition}
              ways={waysToSay.condition}
              part={each}
              saying={saying}
              problems={problemsOf(`condition ${index}`)}
              onChange={(next) => setList(conditions.list.with(index, next))}
              remove={{
                label: texts.removeCondition,
                onRemove: () => setList(conditions.list.toSpliced(index, 1)),
              }}
            />
          ))}
          <AddButton
            text={texts.addCondition}
            onClick={() => setList([...conditions.list, { kind: 'priority', not: false, priorityId: 3 }])}
          />
        </div>
      </div>
      <div className={styles.row}>
        <span className={styles.word}>{texts.deeds}</span>
        <div className={styles.parts}>
          {actions.map((each, index) => (
            <PartLine
              // oxlint-disable-next-line no-array-index-key -- they have no other name than their place
              key={index}
              label={texts.whatAction}
              ways={waysToSay.action}
              part={each}
              saying={saying}
              problems={problemsOf(`action ${index}`)}
              onChange={(next) => set({ actions: actions.with(index, next) })}
              {...(actions.length > 1 && {
                remove: {
                  label: texts.removeAction,
                  onRemove: () => set({ actions: actions.toSpliced(index, 1) }),
                },
              })}
            />
          ))}
          <AddButton
            text={texts.addAction}
            onClick={() => set({ actions: [...actions, { kind: 'comment', text: '¿Sigue en marcha?' }] })}
          />
          <p className={styles.hint}>{texts.variables}</p>
        </div>
      </div>
    </section>
  );
}

const AddButton = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <button type="button" className={styles.add} onClick={onClick}>
    <Plus size={15} />
    {text}
  </button>
);
