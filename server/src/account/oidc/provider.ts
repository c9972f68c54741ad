import type { Configuration } from 'openid-client';
import type { OidcSettings } from '../../platform/settings.ts';

const patience = 10;

/** What the browser keeps between leaving for the provider and coming back. */
export interface Errand {
  state: string;
  nonce: string;
  verifier: string;
  /** Where the person wanted to go. */
  target: string;
}

/** Whom the provider says that it has let in. */
export interface Identity {
  subject: string;
  /** Only where the provider vouches for it. */
  email: string | undefined;
  firstName: string;
  lastName: string;
  username: string;
}

export interface Provider {
  begin(target: string): Promise<{ url: URL; errand: Errand }>;
  /** `url`: as the browser came back. */
  finish(url: URL, errand: Errand): Promise<Identity>;
  /** Where the provider ends its own session, if it has such a place. */
  leave(): Promise<URL | undefined>;
}

/** The organisation's provider, asked what it can do when first needed; a failure is forgotten. */
export function oidcProvider(settings: OidcSettings, origin: string): Provider {
  const callback = `${origin}/api/auth/oidc/callback`;
  let known: Promise<Configuration> | undefined;

  async function discover(): Promise<Configuration> {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await import('openid-client');
    const issuer = new URL(settings.issuer);
    return discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
      timeout: patience,
      // The signature too, though it comes straight from the provider.
      execute: [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])],
    });
  }
  const configuration = (): Promise<Configuration> =>
    (known ??= discover().catch((error: unknown) => {
      known = undefined;
      throw error;
    }));

  return {
    async begin(target) {
      const client = await import('openid-client');
      const errand = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
        target,
      };
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback,
        scope: 'openid email profile',
        state: errand.state,
        nonce: errand.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(errand.verifier),
        code_challenge_method: 'S256',
      });
      return { url, errand };
    },

    async finish(url, { state, nonce, verifier }) {
      const client = await import('openid-client');
      const asked = new URL(callback);
      asked.search = url.search;
      const config = await configuration();
      const tokens = await client.authorizationCodeGrant(config, asked, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider sent no id token');
      // Many say who it is there and the rest only here; that it is the same person is checked.
      const more = config.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
        : {};
      return identityOf({ ...claims, ...more });
    },

    async leave() {
      const client = await import('openid-client');
      const config = await configuration();
      if (!config.serverMetadata().end_session_endpoint) return undefined;
      return client.buildEndSessionUrl(config, { post_logout_redirect_uri: `${origin}/login` });
    },
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Names may be missing, whole or in parts: something to call the person by is found. */
export function identityOf(claims: { sub: string } & Record<string, unknown>): Identity {
  const email = claims['email_verified'] === true ? textOf(claims['email']).toLowerCase() : '';
  const [first = '', ...rest] = textOf(claims['name']).split(/\s+/);
  const [localPart = ''] = textOf(claims['email']).split('@');
  return {
    subject: claims.sub,
    email: email || undefined,
    firstName: textOf(claims['given_name']) || first || localPart || 'Persona',
    lastName: textOf(claims['family_name']) || rest.join(' '),
    username: textOf(claims['preferred_username']) || localPart || 'persona',
  };
}
