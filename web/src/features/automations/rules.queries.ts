import { deliveryEndpoints } from '@cuadrilla/contract/rules/automations/deliveries';
import { type Definition, ruleEndpoints } from '@cuadrilla/contract/rules/automations/rules';
import {
  type Run,
  runEndpoints,
  type runFilters,
  type runPeriods,
} from '@cuadrilla/contract/rules/automations/runs';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { ruleKeys } from './rule-keys.ts';

interface AskedRuns {
  project?: string;
  rule?: string;
  days?: (typeof runPeriods)[number];
  state?: (typeof runFilters)[number];
}

/** Runs tell nobody that they went on: who looks at one that is on its way asks again. */
const lookAgain = 5_000;
const isMoving = ({ state, actions, steps }: Run): boolean =>
  state === 'due' || (state === 'waiting' && actions[steps.length - 1]?.kind === 'webhook');

export const ruleQueries = {
  list: () =>
    queryOptions({
      queryKey: ruleKeys.list(),
      queryFn: ({ signal }) => call(ruleEndpoints.list, { signal }),
    }),
  runs: (query: AskedRuns) =>
    queryOptions({
      queryKey: ruleKeys.runs(query),
      queryFn: ({ signal }) => call(runEndpoints.list, { query, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) => (data?.some(isMoving) ? lookAgain : false),
    }),
  deliveries: (projectId: number, ruleId: number) =>
    queryOptions({
      queryKey: ruleKeys.deliveries(projectId, ruleId),
      queryFn: ({ signal }) => call(deliveryEndpoints.list, { params: { projectId, ruleId }, signal }),
      refetchInterval: ({ state: { data } }) =>
        data?.deliveries.some(({ state }) => state === 'sending') ? lookAgain : false,
    }),
  /** The one before stays while the next is reckoned. */
  simulation: (projectId: number, body: { boardId: number | null; definition: Definition }) =>
    queryOptions({
      queryKey: ruleKeys.simulation(projectId, body),
      queryFn: ({ signal }) => call(ruleEndpoints.simulate, { params: { projectId }, body, signal }),
      placeholderData: keepPreviousData,
      retry: false,
    }),
};
