import { messages } from '@cuadrilla/contract/kernel/errors';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../features/profile/profile.queries.ts';

/** Why something stays as it is for whoever visits the demo; false for everybody else. */
export const useFixedInDemo = (): string | false =>
  useQuery(profileQuery()).data?.demo === true && messages.demoIsFixed;
