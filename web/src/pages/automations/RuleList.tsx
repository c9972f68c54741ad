import { checkRule } from '@cuadrilla/contract/rules/automations/check';
import type { Rule } from '@cuadrilla/contract/rules/automations/rules';
import type { Vocabulary } from '@cuadrilla/contract/rules/automations/vocabulary';
import { useNavigate } from '@tanstack/react-router';
import { Link2, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { RuleRow } from '../../features/automations/components/RuleRow.tsx';
import rows from '../../features/automations/components/Rules.module.css';
import { useHookAddress, useRemoveRule, useTurnRule } from '../../features/automations/rules.mutations.ts';
import { ruleTexts as texts } from '../../features/automations/rules.texts.ts';
import { sentenceOf } from '../../features/automations/sentence.ts';
import { Identicon } from '../../features/projects/components/Identicon.tsx';
import { ConfirmDialog } from '../../ui/layers/ConfirmDialog.tsx';
import { MenuItem } from '../../ui/layers/Menu.tsx';

interface Props {
  rules: readonly Rule[];
  projects: readonly Vocabulary[];
}

export function RuleList({ rules, projects }: Props) {
  const turn = useTurnRule();
  const remove = useRemoveRule();
  const hook = useHookAddress();
  const navigate = useNavigate();
  const [removing, setRemoving] = useState<Rule>();
  return (
    <>
      <p className={rows.head} aria-hidden="true">
        <span />
        <span>{texts.columns.rule}</span>
        <span>{texts.columns.last}</span>
        <span>{texts.columns.week}</span>
      </p>
      <ul className={rows.rules}>
        {rules.map((rule) => {
          const { id: ruleId, project_id: projectId, board_id: boardId, definition } = rule;
          const project = projects.find(({ id }) => id === projectId);
          if (!project) return null;
          const board = project.boards.find(({ id }) => id === boardId)?.name ?? texts.allBoards;
          const problems = checkRule({ boardId, definition }, project, projects);
          return (
            <RuleRow
              key={`${projectId} ${ruleId}`}
              rule={rule}
              said={sentenceOf(definition, { project, boardId, projects })}
              place={
                <>
                  <Identicon id={projectId} size={14} />
                  {project.name} · {board}
                </>
              }
              problems={[...new Set(problems.map(({ text }) => text))]}
              mayManage={project.can_manage}
              onTurn={(on) => turn(rule, on)}
              menu={
                <>
                  <MenuItem
                    icon={<Pencil size={16} />}
                    onSelect={() =>
                      void navigate({
                        to: '/automations/$projectId/$ruleId',
                        params: { projectId, ruleId },
                      })
                    }
                  >
                    {texts.edit}
                  </MenuItem>
                  {definition.trigger.kind === 'webhook' && (
                    <MenuItem icon={<Link2 size={16} />} onSelect={() => hook.mutate(rule)}>
                      {texts.hook}
                    </MenuItem>
                  )}
                  <MenuItem icon={<Trash2 size={16} />} danger onSelect={() => setRemoving(rule)}>
                    {texts.remove}
                  </MenuItem>
                </>
              }
            />
          );
        })}
      </ul>
      {removing && (
        <ConfirmDialog
          open
          title={texts.removeTitle}
          description={texts.removeText}
          confirm={texts.remove}
          onConfirm={() => {
            remove.mutate(removing);
            setRemoving(undefined);
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}
