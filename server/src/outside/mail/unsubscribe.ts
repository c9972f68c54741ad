import type { DbOrTx } from '../../platform/database/database.ts';
import { signaturesOf } from '../../platform/http/signatures.ts';

/** Whose mails they are, and of which project's report where it is that. */
export interface MailReader {
  userId: number;
  projectId?: number | undefined;
}

/** Good for this alone, however long the mail lies somewhere. */
const signed = ({ userId, projectId }: MailReader): string =>
  projectId === undefined ? `unsubscribe ${userId}` : `unsubscribe ${userId} from the report of ${projectId}`;

export async function unsubscribePath(db: DbOrTx, reader: MailReader): Promise<string> {
  const ids = [reader.userId, ...(reader.projectId === undefined ? [] : [reader.projectId])];
  return `/unsubscribe/${ids.join('.')}.${await signaturesOf(db, 'unsubscribe').sign(signed(reader))}`;
}

/** Whose token it is, if anybody's. */
export async function readerOf(db: DbOrTx, token: string): Promise<MailReader | undefined> {
  const [, id, project, signature = ''] = /^(\d{1,10})(?:\.(\d{1,10}))?\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined) return undefined;
  const reader = { userId: Number(id), projectId: project === undefined ? undefined : Number(project) };
  const isOurs = await signaturesOf(db, 'unsubscribe').isSigned(signed(reader), signature);
  return isOurs ? reader : undefined;
}
