import { demoCredentials } from '@cuadrilla/contract/account/auth';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { AppError } from '../../platform/app-error.ts';
import type { Settings } from '../../platform/settings.ts';

/** Where only the organisation's provider lets people in, passwords and passkeys are worth nothing; the demo's is no secret. */
export function requirePasswords({ oidc }: Settings, email?: string): void {
  if (oidc?.only && email !== demoCredentials.email) throw new AppError('forbidden', messages.onlyOidc);
}
