import { firstStepsEndpoints } from '@cuadrilla/contract/first-steps';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { tellRefusal } from '../../ui/tell-refusal.ts';

/** There is one: asked for again, it is the same. */
export const useMakeExample = () =>
  useMutation({ mutationFn: () => call(firstStepsEndpoints.makeExample), onError: tellRefusal });
