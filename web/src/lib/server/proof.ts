import { messages } from '@cuadrilla/contract/kernel/errors';
import { proofEndpoints } from '@cuadrilla/contract/account/proof';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from './api.ts';

/** How whoever sits there can show that it is them, and whether they just have. */
export const proofQuery = () =>
  queryOptions({
    queryKey: ['proof'],
    queryFn: ({ signal }) => call(proofEndpoints.read, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** That it is missing or wrong, and not what was to be done. */
export const isAboutPassword = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.messages.some(
    (message) => message === messages.wrongPassword || message === messages.currentPasswordMissing,
  );

/** The browser asks for one of theirs. */
export async function provePasskey(): Promise<void> {
  const optionsJSON = await call(proofEndpoints.ask);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const credential = await startAuthentication({ optionsJSON: optionsJSON as never });
  await call(proofEndpoints.give, { body: { credential: { ...credential } } });
}
