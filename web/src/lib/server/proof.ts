import { proofEndpoints } from '@cuadrilla/contract/account/proof';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** How whoever sits there can show that it is them, and whether they just have. */
export const proofQuery = () =>
  queryOptions({
    queryKey: ['proof'],
    queryFn: ({ signal }) => call(proofEndpoints.read, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** The browser asks for one of theirs. */
export async function provePasskey(): Promise<void> {
  const optionsJSON = await call(proofEndpoints.ask);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const credential = await startAuthentication({ optionsJSON: optionsJSON as never });
  await call(proofEndpoints.give, { body: { credential: { ...credential } } });
}
