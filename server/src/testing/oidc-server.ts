import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface OidcServer {
  issuer: string;
  /** What it tells of each person, by the name that they sign in with there. */
  people: Map<string, Record<string, unknown>>;
  /** Goes there as a browser would, signs in as this person, agrees, and answers the address that it is sent back to. */
  visit(address: string, login: string): Promise<URL>;
  stop(): Promise<void>;
}

export const oidcClient = { clientId: 'cuadrilla', clientSecret: 'un secreto de prueba' };

/** A real OpenID provider on this machine, for an application at that origin. */
export async function startOidcServer(origin: string): Promise<OidcServer> {
  const http = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const people: OidcServer['people'] = new Map();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: oidcClient.clientId,
        client_secret: oidcClient.clientSecret,
        redirect_uris: [`${origin}/api/auth/oidc/callback`],
        post_logout_redirect_uris: [`${origin}/login`],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
    },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    cookies: { keys: ['llave de prueba'] },
    pkce: { required: () => true },
  });
  const answer = provider.callback();
  http.on('request', (request, response) => void answer(request, response));

  return {
    issuer,
    people,
    async visit(address, login) {
      const cookies = new Map<string, string>();
      const ask = async (url: URL, body?: URLSearchParams): Promise<Response> => {
        const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(url, {
          redirect: 'manual',
          headers: { cookie },
          ...(body && { method: 'POST', body }),
        });
        for (const each of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
          cookies.set(name, value);
        }
        return response;
      };
      let url = new URL(address);
      while (url.origin === issuer) {
        const page = await ask(url);
        const next = page.headers.get('location');
        if (next !== null) url = new URL(next, url);
        else {
          const text = await page.text();
          const [, prompt] = /name="prompt" value="(\w+)"/.exec(text) ?? [];
          if (!prompt) throw new Error(`the provider says ${page.status}: ${text.slice(0, 500)}`);
          const sent = await ask(url, new URLSearchParams({ prompt, login, password: 'cualquiera' }));
          url = new URL(sent.headers.get('location') ?? '', url);
        }
      }
      return url;
    },
    async stop() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
