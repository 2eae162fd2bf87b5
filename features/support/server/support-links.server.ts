/**
 * Signed links to a commitment, with which the holder of the mail can change and cancel it without a sign-in.
 */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import {
  type Edition,
  fullAddress,
  inLanguage,
  type Language,
  mainSite,
  siteBySlug,
} from '#features/sites/public.ts';
import { createSigner } from '#platform/tokens/signer.server.ts';
import {
  giftParameter,
  giftPath,
  manageParameter,
  managePath,
  noticePath,
  supportPath,
} from '../support-address.ts';
import type { GatewayName } from '../terms/order.ts';

export interface SupportLinks {
  /** Absolute address of the page of a commitment. */
  manage(commitment: { id: number; site: string }): Promise<string>;
  /** Its path below the site's prefix, with its token. */
  managePathOf(commitmentId: number): Promise<string>;
  /** Null for a token that we did not sign. */
  commitmentOf(token: string): Promise<number | null>;
  /** Absolute address of the page of a gift, by its order. */
  gift(order: { orderId: number; site: string }): Promise<string>;
  /** The order of a gift; null for a token that we did not sign. */
  giftOf(token: string): Promise<number | null>;
  /** Absolute address of the support page of a site, in a language. */
  support(site: string, language: Language): string;
  /** Absolute address of a path below a site's prefix. */
  absolute(site: string, path: string): string;
  /** Absolute address for the notices of a gateway. */
  notices(gateway: GatewayName): string;
}

const characters = 22;
const pattern = new RegExp(`^([0-9a-z]{1,7})\\.([\\w-]{${characters}})$`);

export function createSupportLinks(db: Kysely<DB>, edition: Edition, port: number): SupportLinks {
  const signer = createSigner(db, { purpose: 'support', characters });

  function absolute(slug: string, path: string): string {
    const site = siteBySlug(edition, slug);
    return fullAddress({ site, port }, site.path + path);
  }

  async function managePathOf(id: number): Promise<string> {
    return `${managePath}?${manageParameter}=${await tokenOf(signer, id, 'support')}`;
  }

  return {
    managePathOf,
    manage: async ({ id, site }) => absolute(site, await managePathOf(id)),
    commitmentOf: (token) => idIn(signer, token, 'support'),
    gift: async ({ orderId, site }) =>
      absolute(site, `${giftPath}?${giftParameter}=${await tokenOf(signer, orderId, 'gift')}`),
    giftOf: (token) => idIn(signer, token, 'gift'),
    absolute,
    support: (site, language) => absolute(site, inLanguage(supportPath, language)),
    notices: (gateway) => fullAddress({ site: mainSite(edition), port }, noticePath(gateway)),
  };
}

type Signer = ReturnType<typeof createSigner>;

type Linked = 'support' | 'gift';

async function tokenOf(signer: Signer, id: number, linked: Linked): Promise<string> {
  await signer.load();
  const text = id.toString(36);
  return `${text}.${signer.signatureOf(signedText(text, linked))}`;
}

/** A link to a gift opens no support with the same number. */
function signedText(text: string, linked: Linked): string {
  return linked === 'gift' ? `gift ${text}` : text;
}

async function idIn(signer: Signer, token: string, linked: Linked): Promise<number | null> {
  const [, text = '', signature = ''] = pattern.exec(token) ?? [];
  if (text === '') return null;
  await signer.load();
  return signer.isSigned(signedText(text, linked), signature) ? Number.parseInt(text, 36) : null;
}
