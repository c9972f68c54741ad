import { join, resolve } from 'node:path';
import {
  registrationModes,
  type RegistrationRules,
  registrationRules,
} from '@cuadrilla/contract/instance/registration';
import * as z from 'zod/mini';
import { type FilesSetting, readBucket } from './files/open-store.ts';

const onOff = z.pipe(
  z.enum(['on', 'off'], 'must be on or off'),
  z.transform((value) => value === 'on'),
);

const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'must be a port number')),
  z.pipe(z.transform(Number), z.number().check(z.lte(65_535, 'must be a port number'))),
);

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).pathname === '/';

const isDatabaseUrl = (text: string): boolean =>
  URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);

const isSmtpUrl = (text: string): boolean =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';

/** One of the modes by its name, or the domains whose addresses may. */
function rulesOf(text: string): RegistrationRules {
  const mode = registrationModes.find((each) => each === text && each !== 'domains');
  return mode
    ? { mode, domains: [] }
    : { mode: 'domains', domains: text.split(',').map((each) => each.trim()) };
}

const isRegistration = (text: string): boolean => z.safeParse(registrationRules, rulesOf(text)).success;

/** `avisos@cuadrilla.example`, or with a name before it. */
const sender =
  /^(?:"?(?<name>[^"<>\r\n]*?)"? *<(?<named>[^\s@<>]+@[^\s@<>]+)>|(?<bare>[^\s@<>]+@[^\s@<>]+))$/;

/** Only a provider on this very machine may do without encryption. */
const isIssuer = (text: string): boolean =>
  URL.canParse(text) &&
  (new URL(text).protocol === 'https:' || /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(`${text}/`));

const environment = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(port, 3000),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(z.string().check(z.refine(isDatabaseUrl, 'must look like postgres://…'))),
  FILES: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => !text.includes('://') || readBucket(text) !== undefined,
          'must be a folder, or look like s3://KEY:SECRET@host/bucket',
        ),
      ),
  ),
  PUBLIC_URL: z.optional(
    z.string().check(z.refine(isOrigin, 'must be an origin such as https://cuadrilla.example')),
  ),
  TRUST_PROXY: z._default(onOff, false),
  RATE_LIMIT: z._default(onOff, true),
  DEMO: z._default(onOff, true),
  ADMIN_EMAIL: z.optional(
    z.string().check(
      z.toLowerCase(),
      z.refine((text) => text.includes('@'), 'must be an email address'),
    ),
  ),
  SMTP_URL: z.optional(z.string().check(z.refine(isSmtpUrl, 'must look like smtp://… or smtps://…'))),
  MAIL_FROM: z.optional(
    z.string().check(z.regex(sender, 'must be an address such as Cuadrilla <avisos@cuadrilla.example>')),
  ),
  PUSH_SERVICES: z.optional(
    z
      .string()
      .check(z.refine((text) => text.split(',').every(isOrigin), 'must be origins with commas between them')),
  ),
  REGISTRATION: z._default(
    z
      .string()
      .check(z.refine(isRegistration, 'must be open, invited, closed or domains with commas between them')),
    'open',
  ),
  PRIVATE_WEBHOOKS: z._default(onOff, false),
  OIDC_ISSUER: z.optional(z.string().check(z.refine(isIssuer, 'must look like https://…'))),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_NAME: z._default(z.string(), 'tu organización'),
  OIDC_ONLY: z._default(onOff, false),
  DIRECTORY: z._default(z.enum(['open', 'known'], 'must be open or known'), 'open'),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be a log level'),
    'info',
  ),
});

export interface MailAddress {
  name: string;
  address: string;
}

export interface Settings {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Where the files of tasks lie. */
  files: FilesSetting;
  publicOrigin: string | undefined;
  trustProxy: boolean;
  rateLimit: boolean;
  demo: boolean;
  /** Who administers the instance; without it, its first account. */
  adminEmail: string | undefined;
  /** Where mail goes out; without it none does. */
  mail: { smtpUrl: string; from: MailAddress } | undefined;
  /** Services of browsers, beside the well-known ones, to which news may be pushed. */
  pushServices: readonly string[];
  /** Whether rules and webhooks may call addresses of private networks. */
  privateWebhooks: boolean;
  directory: 'open' | 'known';
  /** Who may open an account, unless it was decided otherwise in the application. */
  registration: RegistrationRules;
  /** The organisation's own way in; `only`, where passwords are none. */
  oidc: OidcSettings | undefined;
  logLevel: string;
}

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What the button is called after. */
  name: string;
  only: boolean;
}

export class WrongSetting extends Error {}

/** An empty variable counts as absent: that is how shells and compose files leave one out. */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(environment, given);
  if (!parsed.success) {
    throw new WrongSetting(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '),
    );
  }
  const { data } = parsed;
  return {
    host: data.HOST,
    port: data.PORT,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    files: readFiles(data),
    publicOrigin: data.PUBLIC_URL && new URL(data.PUBLIC_URL).origin,
    trustProxy: data.TRUST_PROXY,
    rateLimit: data.RATE_LIMIT,
    demo: data.DEMO,
    adminEmail: data.ADMIN_EMAIL,
    mail: readMail(data),
    pushServices: data.PUSH_SERVICES?.split(',').map((text) => new URL(text).origin) ?? [],
    privateWebhooks: data.PRIVATE_WEBHOOKS,
    directory: data.DIRECTORY,
    registration: z.parse(registrationRules, rulesOf(data.REGISTRATION)),
    oidc: readOidc(data),
    logLevel: data.LOG_LEVEL,
  };
}

function readFiles({ FILES, DATA_DIR }: z.output<typeof environment>): FilesSetting {
  const bucket = FILES === undefined ? undefined : readBucket(FILES);
  return bucket ? { bucket } : { folder: resolve(FILES ?? join(DATA_DIR, 'files')) };
}

/** All of it or nothing: half of it would be a door that nobody knows to be shut. */
function readOidc(data: z.output<typeof environment>): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = data;
  const given = [issuer, clientId, clientSecret].filter((each) => each !== undefined);
  if (given.length === 0 && !data.OIDC_ONLY) return undefined;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    throw new WrongSetting('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together');
  if (data.PUBLIC_URL === undefined) throw new WrongSetting('OIDC_ISSUER needs PUBLIC_URL');
  return { issuer, clientId, clientSecret, name: data.OIDC_NAME, only: data.OIDC_ONLY };
}

function readMail({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: z.output<typeof environment>): Settings['mail'] {
  if (SMTP_URL === undefined) return undefined;
  const { name = 'Cuadrilla', named, bare } = sender.exec(MAIL_FROM ?? '')?.groups ?? {};
  const host = new URL(PUBLIC_URL ?? 'http://localhost').hostname;
  return { smtpUrl: SMTP_URL, from: { name, address: named ?? bare ?? `no-reply@${host}` } };
}
