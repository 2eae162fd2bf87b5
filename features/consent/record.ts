/**
 * The consent of a reader on this device: one first-party cookie. Its text is read before the first paint by the script
 * of the head, `browser/consent.head.ts`, which imports nothing and knows the same names.
 */

/** Name of the cookie. */
const consentCookie = 'consent';

/** Life of the cookie: agreeing and refusing are both remembered for a year. */
const consentDays = 365;

/** Version of the record's own form. */
const recordVersion = 1;

export const optionalPurposes = ['statistics', 'ads', 'personalisedAds', 'socialMedia'] as const;
export type OptionalPurpose = (typeof optionalPurposes)[number];

/** `embed`: the reader only allowed the embeds of a service, and still has to answer the banner. */
export const consentSources = ['banner', 'page', 'cmp', 'embed'] as const;
export type ConsentSource = (typeof consentSources)[number];

export interface ConsentPurposes extends Record<OptionalPurpose, boolean> {
  necessary: true;
  /** By the host of the service: whether its embeds are shown at once. */
  embeds: Readonly<Record<string, boolean>>;
}

export interface ConsentRecord {
  version: typeof recordVersion;
  /** Version of the text that the reader saw: another one asks again. */
  policyVersion: string;
  time: Date;
  source: ConsentSource;
  purposes: ConsentPurposes;
  /** As the CMP gave it; never made by us. */
  tcString?: string;
}

export const nothingGranted: ConsentPurposes = {
  necessary: true,
  statistics: false,
  ads: false,
  personalisedAds: false,
  socialMedia: false,
  embeds: {},
};

/** Personalised ads are ads: the one without the other would grant nothing. */
export function consentPurposes(chosen: Partial<ConsentPurposes>): ConsentPurposes {
  const purposes = { ...nothingGranted, ...chosen, necessary: true as const };
  return { ...purposes, personalisedAds: purposes.ads && purposes.personalisedAds };
}

/** Whether a record answers what the edition asks: the same policy, and an answer to its own banner or its CMP. */
export function isInForce(
  { source, policyVersion }: ConsentRecord,
  setting: { mode: 'none' | 'own' | 'tcf'; policyVersion: string },
): boolean {
  if (policyVersion !== setting.policyVersion) return false;
  if (source === 'embed') return true;
  return setting.mode !== 'none' && (source === 'cmp') === (setting.mode === 'tcf');
}

/** @example serializeConsent(record) // 'v=1&p=2026-11&t=1795600000&s=banner&g=statistics+ads&e=&tc=' */
export function serializeConsent({
  version,
  policyVersion,
  time,
  source,
  purposes,
  tcString = '',
}: ConsentRecord): string {
  const granted = optionalPurposes.filter((purpose) => purposes[purpose]);
  const embeds = Object.entries(purposes.embeds).map(([host, isAllowed]) => (isAllowed ? host : `-${host}`));
  return new URLSearchParams({
    v: String(version),
    p: policyVersion,
    t: String(Math.floor(time.getTime() / 1000)),
    s: source,
    g: granted.join(' '),
    e: embeds.join(' '),
    ...(tcString === '' ? {} : { tc: tcString }),
  }).toString();
}

/** In the format of `document.cookie` and of a `Set-Cookie` header. */
export function cookieOfConsent(record: ConsentRecord, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${consentCookie}=${serializeConsent(record)}; Path=/; Max-Age=${consentDays * 86_400}; SameSite=Lax${secure}`;
}

/** The record of a cookie's value; null for anything else, which a reader or another program may have written. */
export function parseConsent(cookieValue: string): ConsentRecord | null {
  const fields = new URLSearchParams(cookieValue);
  const seconds = Number(fields.get('t') ?? '');
  const source = consentSources.find((one) => one === fields.get('s'));
  const isValid = fields.get('v') === String(recordVersion) && Number.isSafeInteger(seconds) && seconds > 0;
  if (!isValid || source === undefined) return null;
  const granted = wordsOf(fields.get('g'));
  const tcString = fields.get('tc');
  return {
    version: recordVersion,
    policyVersion: fields.get('p') ?? '',
    time: new Date(seconds * 1000),
    source,
    purposes: consentPurposes({
      ...Object.fromEntries(optionalPurposes.map((purpose) => [purpose, granted.includes(purpose)])),
      embeds: Object.fromEntries(
        wordsOf(fields.get('e')).map((word) =>
          word.startsWith('-') ? [word.slice(1), false] : [word, true],
        ),
      ),
    }),
    ...(tcString === null ? {} : { tcString }),
  };
}

/** The record in a `Cookie` header or in `document.cookie`. */
export function consentIn(cookies: string): ConsentRecord | null {
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(`${consentCookie}=`));
  return pair === undefined ? null : parseConsent(pair.slice(consentCookie.length + 1));
}

function wordsOf(text: string | null): string[] {
  return (text ?? '').split(' ').filter(Boolean);
}
