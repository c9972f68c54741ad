import { firstStepsEndpoints } from '@cuadrilla/contract/views/first-steps';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';

/**
 * There is one: asked for again, it is the same. Its button may be gone before the answer comes: the dashboard lists the
 * project as soon as it hears of it.
 */
export const useMakeExample = (onMade: (projectId: number) => void) =>
  useMutation({
    mutationFn: () => call(firstStepsEndpoints.makeExample),
    onSuccess: (project) => onMade(project.id),
    onError: tellRefusal,
  });
