/** An OpenID provider that speaks like Google's, with a page on which one of its invented users is chosen. */
import { createHash, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { sandboxPage } from './sandbox-page.ts';
import type { SandboxRequest } from './services.server.ts';

interface ProviderAnswer {
  status: number;
  type: string;
  body: string;
  headers?: Record<string, string>;
}

export interface OpenIdProvider {
  /** Null for an unknown path. `origin` is that of the sandbox. */
  answer(request: SandboxRequest, origin: string): Promise<ProviderAnswer | null>;
}

interface InventedUser {
  sub: string;
  name: string;
  email: string;
  email_verified: boolean;
  hd?: string;
}

const users: readonly InventedUser[] = [
  {
    sub: '110000000000000000001',
    name: 'Szerkesztő Szilvia',
    email: 'szilvia@lapzarta.example',
    email_verified: true,
    hd: 'lapzarta.example',
  },
  {
    sub: '110000000000000000002',
    name: 'Olvasó Olga',
    email: 'olga@level.example',
    email_verified: true,
  },
  {
    sub: '110000000000000000003',
    name: 'Kétes Kálmán',
    email: 'szilvia@lapzarta.example',
    email_verified: false,
  },
  {
    sub: '110000000000000000004',
    name: 'Olvasó Ottó',
    email: 'otto@level.example',
    email_verified: true,
  },
];

/** An authorisation code's data, until it is exchanged. */
interface Grant {
  user: InventedUser;
  clientId: string;
  redirectUri: string;
  nonce: string;
  challenge: string;
}

const json = (value: unknown, status = 200): ProviderAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
  headers: { 'cache-control': 'no-store' },
});

export function createOpenIdProvider(): OpenIdProvider {
  const keys = generateKeyPair('RS256');
  const grants = new Map<string, Grant>();

  async function idToken({ user, clientId, nonce }: Grant, issuer: string): Promise<string> {
    const { privateKey } = await keys;
    // The client compares with the real time, whatever the edition's clock shows.
    return new SignJWT({ ...user, nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'sandbox' })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setSubject(user.sub)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
  }

  function authorize(query: URLSearchParams): ProviderAnswer {
    const redirectUri = query.get('redirect_uri') ?? '';
    const user = users.find(({ sub }) => sub === query.get('user'));
    if (!URL.canParse(redirectUri) || query.get('code_challenge_method') !== 'S256')
      return json({ error: 'invalid_request' }, 400);
    if (!user) return { status: 200, type: 'text/html; charset=utf-8', body: chooser(query) };
    const code = randomBytes(16).toString('base64url');
    grants.set(code, {
      user,
      redirectUri,
      clientId: query.get('client_id') ?? '',
      nonce: query.get('nonce') ?? '',
      challenge: query.get('code_challenge') ?? '',
    });
    const location = new URL(redirectUri);
    location.search = new URLSearchParams({ state: query.get('state') ?? '', code }).toString();
    return { status: 302, type: 'text/plain', body: '', headers: { location: location.href } };
  }

  async function exchange(form: URLSearchParams, issuer: string): Promise<ProviderAnswer> {
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || grant.challenge !== verifier || grant.redirectUri !== form.get('redirect_uri'))
      return json({ error: 'invalid_grant' }, 400);
    return json({
      access_token: randomBytes(16).toString('base64url'),
      token_type: 'Bearer',
      expires_in: 300,
      id_token: await idToken(grant, issuer),
    });
  }

  return {
    async answer({ method, path, query, body }, origin) {
      const issuer = `${origin}/google`;
      if (path === '.well-known/openid-configuration') return json(metadata(issuer));
      if (path === 'keys') {
        const { publicKey } = await keys;
        return json({
          keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig', kid: 'sandbox' }],
        });
      }
      if (path === 'authorize') return authorize(query);
      if (path === 'token' && method === 'POST') return exchange(new URLSearchParams(body), issuer);
      return null;
    },
  };
}

function metadata(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  };
}

/** A page with a link for each user. */
function chooser(query: URLSearchParams): string {
  const items = users.map((user) => {
    const href = `authorize?${new URLSearchParams([...query, ['user', user.sub]])}`.replaceAll('&', '&amp;');
    const remark = user.email_verified ? '' : ' (nem igazolt cím)';
    return `<li><a href="${href}">${user.name}</a><br>${user.email}${remark}</li>`;
  });
  return sandboxPage({
    language: 'hu',
    title: 'Fiók kiválasztása (próbakörnyezet)',
    style: 'body{font:18px/1.5 sans-serif;max-width:30rem;margin:3rem auto}li{margin:1rem 0}',
    body: `<main><h1>Fiók kiválasztása</h1><p>Kitalált Google-fiókok a fejlesztéshez.</p><ul>${items.join('')}</ul></main>`,
  });
}
