import type { DbOrTx } from '../../platform/database/database.ts';

/** Who wants an account, and what speaks for them. */
interface Applicant {
  email: string;
  /** The tokens of links. */
  invitation: string | undefined;
  proof: string | undefined;
}

/** Who may open an account: the instance decides, which accounts do not know. */
export interface Admission {
  requireMayRegister: (applicant: Applicant, now: Date) => Promise<void>;
  /** Whoever another provider vouches for. */
  mayComeFromOutside: (db: DbOrTx, email: string) => Promise<boolean>;
}
