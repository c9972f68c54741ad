import { isIP } from 'node:net';
import { webhookMessages } from '@cuadrilla/contract/rules/webhooks/webhooks';
import { invalid } from '../../platform/app-error.ts';
import type { Settings } from '../../platform/settings.ts';
import { isInside, isLinkLocal } from './inside.ts';

export type CallRules = Pick<Settings, 'privateWebhooks'>;

export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** As names of hosts are written, with underscores, which some have all the same. */
const isName = (host: string): boolean =>
  host.length <= 253 && host.split('.').every((label) => /^[a-z\d_]([a-z\d_-]{0,61}[a-z\d_])?$/i.test(label));

/** Of a network alone: what has but one part, and the names that were put aside for it. */
const isOwnName = (host: string): boolean =>
  !host.includes('.') || /\.(localhost|local|localdomain|internal|lan|home\.arpa)$/i.test(host);

/**
 * Why an address can never be called, by a webhook or a rule, where that can be told by looking at it: said when it is
 * saved, and when it was to be called after all. What is told is nobody else's to read: where one's own network may be
 * called, so may its plain addresses.
 */
export function wrongAddress(address: string, { privateWebhooks }: CallRules): string | undefined {
  const url = new URL(address);
  const host = hostOf(url);
  const name = host.replace(/\.$/, '');
  if (!privateWebhooks && url.protocol !== 'https:') return webhookMessages.notSecure;
  if (url.port === '0') return webhookMessages.wrongPort;
  if (isIP(host)) {
    const isRefused = privateWebhooks ? isLinkLocal : isInside;
    return isRefused(host) ? webhookMessages.private(host) : undefined;
  }
  if (!isName(name)) return webhookMessages.wrongHost;
  return !privateWebhooks && isOwnName(name) ? webhookMessages.private(host) : undefined;
}

export function requireCallable(addresses: readonly string[], rules: CallRules): void {
  const problems = addresses.flatMap((address) => wrongAddress(address, rules) ?? []);
  if (problems.length > 0) throw invalid([...new Set(problems)]);
}
