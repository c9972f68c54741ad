import type { Transporter } from 'nodemailer';
import { handlerOf, type JobHandler, type JobKind } from '../../platform/queue/jobs.ts';
import type { Settings } from '../../platform/settings.ts';
import { renderMail } from './mail.layout.ts';
import type { Letter, Mail } from './letter.ts';
import { mailJob } from './mail.commands.ts';
import { nameOr } from './strange-names.ts';
import type { MailReader } from './unsubscribe.ts';

/** Writes a mail whose link must not lie in the queue when it is sent, if there still is a reason to. */
type MailWriter<Payload> = (payload: Payload) => Promise<Mail | undefined>;

/** The mails that one kind of job asks for. */
export interface LateMail<Payload = never> {
  kind: JobKind<unknown>;
  write: MailWriter<Payload>;
}

export const lateMail = <Payload>(kind: JobKind<Payload>, write: MailWriter<Payload>): LateMail<Payload> => ({
  kind,
  write,
});

interface WrittenLate {
  mails: readonly LateMail[];
  /** Where somebody says that they want no more of it. */
  unsubscribePath: (reader: MailReader) => Promise<string>;
}

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  /** Of silence. */
  socketTimeout: 60_000,
};

/** A mail is nothing but what we write: it takes in no file and no page. */
const nothingElse = { disableFileAccess: true, disableUrlAccess: true };

const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** By RFC 8058: a mail program may do it with one click. */
const unsubscribing = ({ unsubscribe }: Letter, origin: string | undefined): Record<string, string> =>
  unsubscribe && origin
    ? {
        'List-Unsubscribe': `<${origin}${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};

type Deliver = (id: string, mail: Mail) => Promise<void>;

/** Hands mails over, where the settings say to whom. */
export function mailDeliverer(
  { mail, publicOrigin }: Settings,
  unsubscribePath?: WrittenLate['unsubscribePath'],
): Deliver | undefined {
  if (!mail) return undefined;
  const { smtpUrl: url, from } = mail;
  const domain = from.address.replace(/^.*@/, '');
  let transport: Transporter | undefined;

  return async (id, sent) => {
    // Only now: it takes as long to load as much of the server.
    const { createTransport } = await import('nodemailer');
    transport ??= createTransport({ url, ...timeouts, ...nothingElse });
    const unsubscribe = sent.reader && (await unsubscribePath?.(sent.reader));
    const letter = { ...sent.letter, ...(unsubscribe && { unsubscribe }) };
    await transport.sendMail({
      from,
      to: { ...sent.to, name: nameOr(sent.to.name, '') },
      subject: letter.subject,
      ...renderMail(letter, publicOrigin),
      // Whoever gets it twice can tell by this.
      messageId: `<${id}@${domain}>`,
      headers: { ...headers, ...unsubscribing(letter, publicOrigin) },
    });
  };
}

/** Who sends the mails that wait, and those that are written only now. */
export function mailHandlers(settings: Settings, late?: WrittenLate): JobHandler[] {
  const deliver = mailDeliverer(settings, late?.unsubscribePath);
  if (!deliver) return [];
  const writers = late?.mails ?? [];
  return [
    handlerOf(mailJob, ({ id, payload }) => deliver(id, payload)),
    ...writers.map(({ kind, write }): JobHandler => ({
      kind,
      async handle({ id, payload }) {
        const mail = await write(payload);
        if (mail) await deliver(id, mail);
      },
    })),
  ];
}
