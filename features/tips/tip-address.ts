/** Addresses of the tip game [SITE-14] [SUPP-15]. */

export const tipGamesPath = '/melleklet/tippjatek';

/** In the place of a key: the page of the reader's own ticket. */
export const ownTicketName = 'szelvenyem';

/** A key: 16 characters of an alphabet of 32, 80 bits. */
export const ticketKeyPattern = /^[a-z2-7]{16}$/;

export function gameAddress(slug: string): string {
  return `${tipGamesPath}/${slug}`;
}

/** Below this address the ticket of the token in the reader's cookie is shown and saved. */
export function ownTicketAddress(slug: string): string {
  return `${gameAddress(slug)}/${ownTicketName}`;
}

/** Anybody with this address can read the ticket; nobody can change it. */
export function ticketAddress(slug: string, key: string): string {
  return `${gameAddress(slug)}/${key}`;
}
