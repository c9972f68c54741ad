import { type Account, accountEndpoints } from '@cuadrilla/contract/instance/accounts';
import { registrationEndpoints, type RegistrationRules } from '@cuadrilla/contract/instance/registration';
import { twoStepsEndpoints } from '@cuadrilla/contract/instance/two-steps';
import { workingsEndpoints } from '@cuadrilla/contract/instance/workings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { instanceKeys, twoStepsQuery } from './instance.queries.ts';
import { instanceTexts as texts } from './instance.texts.ts';

interface AccountWish {
  disabled?: boolean;
  administrator?: boolean;
}

function useRefreshAccounts() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: instanceKeys.accounts() });
}

/** What it does to the person is done by the server: the list is read again, not guessed. */
export function useChangeAccount({ id: accountId }: Account) {
  const refresh = useRefreshAccounts();
  return useMutation({
    mutationFn: ({ wish }: { wish: AccountWish; done: string }) =>
      call(accountEndpoints.changeAccount, { params: { accountId }, body: wish }),
    onSuccess: (_account, { done }) => toast.success(done),
    onError: (error) => tellRefusal(error),
    onSettled: refresh,
  });
}

export function useEndAccountSessions({ id: accountId }: Account) {
  const refresh = useRefreshAccounts();
  return useMutation({
    mutationFn: () => call(accountEndpoints.endAccountSessions, { params: { accountId } }),
    onSuccess: () => toast.success(texts.sessionsEnded),
    onError: (error) => tellRefusal(error),
    onSettled: refresh,
  });
}

export const useResetAccountPassword = ({ id: accountId, email }: Account) =>
  useMutation({
    mutationFn: () => call(accountEndpoints.resetAccountPassword, { params: { accountId } }),
    onSuccess: ({ path }) => path ?? toast.success(texts.resetMailed(email)),
    onError: (error) => tellRefusal(error),
  });

export function useChangeTwoSteps() {
  const client = useQueryClient();
  const { queryKey } = twoStepsQuery();
  return useMutation({
    mutationFn: (required: boolean) => call(twoStepsEndpoints.changeTwoSteps, { body: { required } }),
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer);
      toast.success(answer.required ? texts.twoStepsOn : texts.twoStepsOff);
    },
    onError: (error) => tellRefusal(error),
  });
}

export function useChangeRegistration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RegistrationRules) => call(registrationEndpoints.changeRegistration, { body }),
    onSuccess: (rules) => {
      client.setQueryData(instanceKeys.registration(), rules);
      toast.success(texts.registrationSaved);
    },
  });
}

export const useTestMail = () => useMutation({ mutationFn: () => call(workingsEndpoints.testMail) });

export function useRetryJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(workingsEndpoints.retryJob, { body: { id } }),
    onSuccess: () => toast.success(texts.retried),
    onError: (error) => tellRefusal(error),
    onSettled: () => client.invalidateQueries({ queryKey: instanceKeys.jobs() }),
  });
}
