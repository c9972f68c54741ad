import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';

interface Received extends Email {
  /** As the envelope says, whatever the headers do. */
  recipients: string[];
}

export interface MailServer {
  url: string;
  /** All that was handed over, taken or refused. */
  received: Received[];
  /** Told for each mail: to refuse it, it throws; while it waits, the sender does. */
  onMail: (mail: Received) => Promise<void> | void;
  stop(): Promise<void>;
}

/** A real SMTP server on this machine, which reads what it is sent. */
export async function startMailServer(): Promise<MailServer> {
  async function take(stream: Readable, { rcptTo }: SMTPServerEnvelope): Promise<void> {
    const raw = await buffer(stream);
    const recipients = rcptTo.map(({ address }) => address);
    const mail = { ...(await PostalMime.parse(raw)), recipients };
    server.received.push(mail);
    await server.onMail(mail);
  }

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 1,
    onData: (stream, { envelope }, done) => callbackify(() => take(stream, envelope))(done),
  });
  // Whoever is killed in the middle of a sentence leaves a broken connection behind.
  smtp.on('error', () => undefined);
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    onMail: () => undefined,
    stop: () => new Promise((resolve) => smtp.close(resolve)),
  };
  return server;
}
