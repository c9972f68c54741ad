import type { MailAddress } from '../../platform/settings.ts';
import type { MailReader } from './unsubscribe.ts';

/** One thing of many, behind whose title is its page. */
export interface LetterItem {
  title: string;
  path: string;
  detail: string;
  /** Beside it, in red where it is past. */
  date?: { text: string; isPast: boolean };
  quote?: string;
}
export interface LetterSection {
  heading: string;
  items: LetterItem[];
}

/** What a mail says, whichever way it is shown. */
export interface Letter {
  subject: string;
  title: string;
  paragraphs: string[];
  sections?: LetterSection[];
  /** A page of Cuadrilla. */
  button: { label: string; path: string };
  /** Why it comes. */
  footer: string;
  /** Below it, pages of Cuadrilla. */
  links?: { label: string; path: string }[];
  /** Where no more such mails can be asked for, by the reader or by their mail program. */
  unsubscribe?: string;
}

/** To one person. */
export interface Mail {
  to: MailAddress;
  letter: Letter;
  /** Who may say that they want no more of it. The link is made when it is sent. */
  reader?: MailReader;
}
