import { registrationEndpoints } from '@cuadrilla/contract/instance/registration';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';

/** Who may open an account: whoever administers the instance may have changed it a moment ago. */
export const registrationQuery = queryOptions({
  queryKey: ['registration'],
  queryFn: ({ signal }) => call(registrationEndpoints.registration, { signal }),
  staleTime: 0,
});
