import { deliveryEndpoints } from '@cuadrilla/contract/rules/automations/deliveries';
import { type NewRule, type Rule, ruleEndpoints } from '@cuadrilla/contract/rules/automations/rules';
import { type Run, runEndpoints } from '@cuadrilla/contract/rules/automations/runs';
import type { Vocabulary } from '@cuadrilla/contract/rules/automations/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { showOwn } from '../../writes/own-changes.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { write } from '../../writes/write.ts';
import { ruleKeys } from './rule-keys.ts';
import { ruleTexts as texts } from './rules.texts.ts';

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ruleKeys.all });
}

interface Listed {
  rules: Rule[];
  projects: Vocabulary[];
}

/** On or off, shown at once. */
export function useTurnRule() {
  const client = useQueryClient();
  const refresh = useRefresh();
  return ({ id, project_id: projectId }: Rule, enabled: boolean): void =>
    void write({
      about: [`rule ${projectId} ${id}`],
      shown: [
        showOwn(client, ruleKeys.list(), ({ rules, projects }: Listed) => ({
          projects,
          rules: rules.map((rule) =>
            rule.id === id && rule.project_id === projectId ? { ...rule, enabled } : rule,
          ),
        })),
      ],
      ask: () => call(ruleEndpoints.change, { params: { projectId, ruleId: id }, body: { enabled } }),
      refused: (error) => tellRefusal(error),
      refresh,
    });
}

interface Saved extends NewRule {
  projectId: number;
  /** Of one that is there already. */
  rule: Rule | undefined;
}

export const useSaveRule = () =>
  useMutation({
    mutationFn: ({ projectId, rule, ...body }: Saved) =>
      rule
        ? call(ruleEndpoints.change, {
            params: { projectId, ruleId: rule.id },
            body: { ...body, version: rule.version },
          })
        : call(ruleEndpoints.create, { params: { projectId }, body }),
    onSuccess: ({ enabled }, { rule }) =>
      void toast.success(!enabled ? texts.savedOff : rule?.enabled ? texts.saved : texts.turnedOn),
    onError: (error) => tellRefusal(error),
    onSettled: useRefresh(),
  });

export const useRemoveRule = () =>
  useMutation({
    mutationFn: ({ id, project_id: projectId }: Rule) =>
      call(ruleEndpoints.remove, { params: { projectId, ruleId: id } }),
    onSuccess: () => void toast.success(texts.removed),
    onError: (error) => tellRefusal(error),
    onSettled: useRefresh(),
  });

/** A new address for webhooks, put on the clipboard: it is told this once. */
export const useHookAddress = () =>
  useMutation({
    mutationFn: async ({ id, project_id: projectId }: Rule) => {
      const { path } = await call(ruleEndpoints.secret, { params: { projectId, ruleId: id } });
      await navigator.clipboard.writeText(`${location.origin}${path}`);
    },
    onSuccess: () => void toast.success(texts.hookCopied),
    onError: (error) => tellRefusal(error),
  });

/** The same call once more. */
export const useReplay = () =>
  useMutation({
    mutationFn: (params: { projectId: number; ruleId: number; deliveryId: number }) =>
      call(deliveryEndpoints.replay, { params }),
    onSuccess: () => void toast.success(texts.replayed),
    onError: (error) => tellRefusal(error),
    onSettled: useRefresh(),
  });

const paramsOf = ({ project_id: projectId, rule_id: ruleId, id: runId }: Run) => ({
  projectId,
  ruleId,
  runId,
});

export const useRetryRun = () =>
  useMutation({
    mutationFn: (run: Run) => call(runEndpoints.retry, { params: paramsOf(run) }),
    onError: (error) => tellRefusal(error),
    onSettled: useRefresh(),
  });

export const useUndoRun = () =>
  useMutation({
    mutationFn: (run: Run) => call(runEndpoints.undo, { params: paramsOf(run) }),
    onSuccess: () => void toast.success(texts.undone),
    onError: (error) => tellRefusal(error),
    onSettled: useRefresh(),
  });
