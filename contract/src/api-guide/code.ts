import type { ExampleRequest } from './topic.ts';

export const languages = ['curl', 'javascript', 'python'] as const;
export type Language = (typeof languages)[number];
export const languageNames: Record<Language, string> = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
};

const key = '5f0c2a9e-7d1b';
const indent = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);
const json = (body: unknown): string => JSON.stringify(body, null, 2);

function curl({ method, path, body, once }: ExampleRequest): string {
  const isUsual = method === 'GET' || (method === 'POST' && body !== undefined);
  return [
    `curl ${isUsual ? '' : `-X ${method} `}"$CUADRILLA/api${path}"`,
    `-H "Authorization: Bearer $TOKEN"`,
    ...(once ? [`-H "Idempotency-Key: ${key}"`] : []),
    ...(body === undefined ? [] : [`--json '${indent(json(body), '  ')}'`]),
  ].join(' \\\n  ');
}

function javascript({ method, path, body, once }: ExampleRequest): string {
  const headers = [
    'Authorization: `Bearer ${TOKEN}`,',
    ...(body === undefined ? [] : [`'Content-Type': 'application/json',`]),
    ...(once ? [`'Idempotency-Key': '${key}',`] : []),
  ];
  return [
    `const response = await fetch(\`\${CUADRILLA}/api${path}\`, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    ...headers.map((line) => `    ${line}`),
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indent(json(body), '  ')}),`]),
    '});',
    'const answer = await response.json();',
  ].join('\n');
}

function python({ method, path, body, once }: ExampleRequest): string {
  const headers = ['"Authorization": f"Bearer {TOKEN}",', ...(once ? [`"Idempotency-Key": "${key}",`] : [])];
  return [
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    f"{CUADRILLA}/api${path}",`,
    '    headers={',
    ...headers.map((line) => `        ${line}`),
    '    },',
    ...(body === undefined ? [] : [`    json=${indent(pythonOf(body), '    ')},`]),
    ')',
    'answer = response.json()',
  ].join('\n');
}

/** The values of JSON that Python calls otherwise. */
const pythonOf = (body: unknown): string =>
  json(body)
    .replaceAll('\n  ', '\n    ')
    .replaceAll(/: (null|true|false)(?=,?$)/gm, (_, word: string) =>
      word === 'null' ? ': None' : word === 'true' ? ': True' : ': False',
    );

const writers: Record<Language, (request: ExampleRequest) => string> = { curl, javascript, python };

export const codeOf = (language: Language, request: ExampleRequest): string => writers[language](request);

/** How the receiver of a webhook checks what comes: `body` is the text as it arrived. */
export const verifyingCode: Record<Language, string> = {
  curl: `# En una terminal, con el cuerpo en body.json
key=$(printf '%s' "\${SECRET#whsec_}" | base64 -d | od -An -tx1 | tr -d ' \\n')
signature=$({ printf '%s.%s.' "$WEBHOOK_ID" "$WEBHOOK_TIMESTAMP"; cat body.json; } |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64)
printf '%s' "$WEBHOOK_SIGNATURE" | tr ' ' '\\n' | grep -qxF "v1,$signature" && echo "Viene de Cuadrilla"`,
  javascript: `import { createHmac, timingSafeEqual } from 'node:crypto';

export function isGenuine(headers, body, secret) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (Number.isNaN(age) || age > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key)
    .update(\`\${id}.\${timestamp}.\${body}\`)
    .digest('base64');
  const expected = Buffer.from(\`v1,\${signature}\`);
  // Pueden venir varias, separadas por espacios.
  return (headers['webhook-signature'] ?? '')
    .split(' ')
    .map((text) => Buffer.from(text))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}`,
  python: `import base64, hashlib, hmac, time

def is_genuine(headers, body: bytes, secret: str) -> bool:
    id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{id}.{timestamp}.".encode() + body
    signature = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    # Pueden venir varias, separadas por espacios.
    given = headers.get("webhook-signature", "").encode().split(b" ")
    return any(hmac.compare_digest(each, b"v1," + signature) for each in given)`,
};
