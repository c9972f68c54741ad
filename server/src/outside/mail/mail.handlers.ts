import type { Transporter } from 'nodemailer';
import type { Handlers, Jobs } from '../../platform/queue/jobs.ts';
import type { Settings } from '../../platform/settings.ts';
import { renderMail } from './mail.layout.ts';
import type { MailReader } from './unsubscribe.ts';
import { type Letter, letterOf, type Mail } from './mail.texts.ts';
import { nameOr } from './strange-names.ts';

/** For mails whose links must not lie in the queue: written when they are sent, if there still is a reason to. */
export type SecretMails = {
  [Name in 'passwordReset' | 'registrationLink' | 'emailLink' | 'invitation']: (
    payload: Jobs[Name],
  ) => Promise<Mail | undefined>;
} & {
  /** Where somebody says that they want no more of it. */
  unsubscribePath: (reader: MailReader) => Promise<string>;
};

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

/** Sends mail, where the settings say through whom. */
export function mailHandlers({ mail, publicOrigin }: Settings, write?: SecretMails): Handlers {
  if (!mail) return {};
  const { smtpUrl: url, from } = mail;
  const domain = from.address.replace(/^.*@/, '');
  let transport: Transporter | undefined;

  async function deliver(id: string, sent: Mail): Promise<void> {
    // Only now: it takes as long to load as much of the server.
    const { createTransport } = await import('nodemailer');
    transport ??= createTransport({ url, ...timeouts, ...nothingElse });
    const unsubscribe = sent.reader && (await write?.unsubscribePath(sent.reader));
    const letter = { ...letterOf(sent), ...(unsubscribe && { unsubscribe }) };
    await transport.sendMail({
      from,
      to: { ...sent.to, name: nameOr(sent.to.name, '') },
      subject: letter.subject,
      ...renderMail(letter, publicOrigin),
      // Whoever gets it twice can tell by this.
      messageId: `<${id}@${domain}>`,
      headers: { ...headers, ...unsubscribing(letter, publicOrigin) },
    });
  }

  const deliverIf = async (id: string, sent: Mail | undefined): Promise<void> => {
    if (sent) await deliver(id, sent);
  };

  return {
    mail: ({ id, payload }) => deliver(id, payload),
    passwordReset: async ({ id, payload }) => deliverIf(id, await write?.passwordReset(payload)),
    registrationLink: async ({ id, payload }) => deliverIf(id, await write?.registrationLink(payload)),
    emailLink: async ({ id, payload }) => deliverIf(id, await write?.emailLink(payload)),
    invitation: async ({ id, payload }) => deliverIf(id, await write?.invitation(payload)),
  };
}
