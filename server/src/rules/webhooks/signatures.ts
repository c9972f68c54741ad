import { createHmac, randomBytes } from 'node:crypto';
import { webhookHeaders } from '@cuadrilla/contract/rules/webhooks/events';

/** By Standard Webhooks: of 24 bytes, in base64, after its prefix. */
const prefix = 'whsec_';
export const newSigningSecret = (): string => `${prefix}${randomBytes(24).toString('base64')}`;

/**
 * By Standard Webhooks: what the receiver checks that it comes from us, and when it was said. Signed with each secret, since
 * one that was renewed may not have come to the receiver yet.
 */
export function signedHeaders(
  secrets: readonly string[],
  id: string,
  body: string,
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const sign = (secret: string): string => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  };
  return {
    [webhookHeaders.id]: id,
    [webhookHeaders.timestamp]: timestamp,
    [webhookHeaders.signature]: secrets.map(sign).join(' '),
  };
}
