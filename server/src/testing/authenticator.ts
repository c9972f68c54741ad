import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface ChallengeOptions {
  challenge: string;
}

interface RelyingParty {
  origin?: string;
  rpId?: string;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const encoded = (data: Buffer): string => data.toString('base64url');
const hex = (digits: string): Buffer => Buffer.from(digits.replaceAll(' ', ''), 'hex');

/** Somebody was there, and showed who they are. */
const present = 0x05;
const withCredential = 0x40;

const clientData = (type: string, { challenge }: ChallengeOptions, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const about = (rpId: string, flags: number, counter: number): Buffer => {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), rest]);
};

/** Holds one passkey and answers as a device does, or, told so, as one that was tampered with. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);

  const answer = (response: Record<string, string>) => ({
    id: encoded(id),
    rawId: encoded(id),
    type: 'public-key',
    response,
    clientExtensionResults: {},
  });

  return {
    /** A COSE key and an attestation of the kind `none`, written out: there is no more to say than this. */
    create(
      asked: ChallengeOptions,
      { origin = 'http://localhost:80', rpId = 'localhost' }: RelyingParty = {},
    ) {
      const key = [hex('a5 01 02 03 26 20 01 21 58 20'), Buffer.from(x, 'base64url')];
      const coseKey = Buffer.concat([...key, hex('22 58 20'), Buffer.from(y, 'base64url')]);
      const credential = Buffer.concat([Buffer.alloc(16), hex('00 20'), id, coseKey]);
      const data = Buffer.concat([about(rpId, present | withCredential, 0), credential]);
      const attestation = Buffer.concat([
        Buffer.from('\u00a3\u0063fmt\u0064none\u0067attStmt\u00a0\u0068authData\u0058', 'latin1'),
        Buffer.from([data.length]),
        data,
      ]);
      return answer({
        clientDataJSON: encoded(clientData('webauthn.create', asked, origin)),
        attestationObject: encoded(attestation),
      });
    },

    get(
      asked: ChallengeOptions,
      {
        origin = 'http://localhost:80',
        rpId = 'localhost',
        counter = 0,
      }: RelyingParty & { counter?: number } = {},
    ) {
      const data = about(rpId, present, counter);
      const client = clientData('webauthn.get', asked, origin);
      return answer({
        clientDataJSON: encoded(client),
        authenticatorData: encoded(data),
        signature: encoded(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      });
    },
  };
}
