/** Addresses of the newsletters' pages, on the first site of a domain. */

export const newslettersPath = '/hirlevel';
/** Of the document about the handling of personal data. */
export const privacyPath = '/dokumentum/adatkezeles';
const confirmationFolder = `${newslettersPath}/megerosites`;
export const preferencesFolder = `${newslettersPath}/beallitasok`;
export const unsubscribeFolder = `${newslettersPath}/leiratkozas`;

/** First segments of other addresses in the folder. */
export const reservedCodes: readonly string[] = ['megerosites', 'beallitasok', 'leiratkozas'];

/** The page of a list with its archive. */
export function newsletterAddress(code: string): string {
  return `${newslettersPath}/${code}`;
}

export function issueAddress(code: string, slug: string): string {
  return `${newsletterAddress(code)}/${slug}`;
}

export function confirmationAddress(token: string): string {
  return `${confirmationFolder}/${token}`;
}

export function preferencesAddress(token: string): string {
  return `${preferencesFolder}/${token}`;
}

export function unsubscribeAddress(code: string, token: string): string {
  return `${unsubscribeFolder}/${code}/${token}`;
}
