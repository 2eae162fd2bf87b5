/**
 * How often payments may begin [S57]. Programs that try out stolen cards begin many; people begin a few, but thousands of
 * them can share one address of a mobile operator, and pass a check instead of waiting.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { z } from 'zod';
import type { SharedLimits } from '#platform/http/limits/shared-limits.server.ts';
import { jsonCookie } from '#platform/http/requests/json-cookie.ts';
import { jsonCookieIn } from '#platform/http/requests/request-cookies.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Signer } from '#platform/tokens/signer.server.ts';
import { largestTerm, type PayerCheck, smallestTerm } from '../payer-check.ts';

export interface PaymentLimit {
  /** Counts the start of a payment, unless it has to wait. */
  admit(start: StartToAdmit): Promise<Admission>;
}

interface StartToAdmit {
  client: { address: string; cookies: string; isSecure: boolean };
  readerId: number | null;
  email: string;
  /** Of the check in the form; both '' without one. */
  answer: { token: string; text: string };
}

export type Admission =
  /** `cookies`: values of `Set-Cookie`; a browser that has passed the check is not asked again for a while. */
  | { kind: 'admitted'; cookies: string[] }
  | { kind: 'check'; check: PayerCheck; isWrong: boolean }
  | { kind: 'wait'; seconds: number };

const hour = 3_600;
const limits = {
  /** Limit without a check. */
  network: { uses: 30, seconds: hour },
  /** Limit of a reader who is signed in, or of a browser that has passed the check. */
  browser: { uses: 10, seconds: hour },
  email: { uses: 10, seconds: hour },
  /** With checks: more than an operator's customers begin, and less than trying out cards pays for. */
  checked: { uses: 300, seconds: hour },
};

interface PaymentLimitNeeds {
  limits: SharedLimits;
  signer: Signer;
  clock: Clock;
}

export function createPaymentLimit(needs: PaymentLimitNeeds): PaymentLimit {
  return {
    async admit(start) {
      await needs.signer.load();
      const network = await admitted(needs, start);
      if (network.kind !== 'admitted') return network;
      const seconds = await needs.limits.consume('support start', start.email, limits.email);
      return seconds === null ? network : { kind: 'wait', seconds };
    },
  };
}

async function admitted(needs: PaymentLimitNeeds, start: StartToAdmit): Promise<Admission> {
  const { client, readerId, answer } = start;
  const browser = readerId === null ? browserIn(needs, client) : `reader ${readerId}`;
  if (browser !== null && (await isWithinBrowser(needs, browser))) return { kind: 'admitted', cookies: [] };
  const isChecked = answer.token !== '';
  const wait = isChecked
    ? null
    : await needs.limits.consumeNetwork('support start', client.address, limits.network);
  if (!isChecked && wait === null) return { kind: 'admitted', cookies: [] };
  if (!isChecked || !(await isRight(needs, answer)))
    return { kind: 'check', check: newCheck(needs), isWrong: isChecked };
  const seconds = await needs.limits.consumeNetwork('support checked', client.address, limits.checked);
  if (seconds !== null) return { kind: 'wait', seconds };
  const passed = randomBytes(12).toString('base64url');
  await isWithinBrowser(needs, passed);
  return { kind: 'admitted', cookies: [passOf(needs, passed, client.isSecure)] };
}

async function isWithinBrowser(needs: PaymentLimitNeeds, browser: string): Promise<boolean> {
  return (await needs.limits.consume('support start browser', browser, limits.browser)) === null;
}

const checkSeconds = 900;

function newCheck({ signer, clock }: PaymentLimitNeeds): PayerCheck {
  const first = randomInt(smallestTerm, largestTerm + 1);
  const second = randomInt(smallestTerm, largestTerm + 1);
  const named = `${secondsAt(clock) + checkSeconds}.${randomBytes(9).toString('base64url')}`;
  return { first, second, token: `${named}.${signer.signatureOf(`check ${named} ${first + second}`)}` };
}

/** Each check is answered once: a program that guesses has to ask for another one. */
async function isRight(
  { signer, clock, limits: shared }: PaymentLimitNeeds,
  { token, text }: StartToAdmit['answer'],
): Promise<boolean> {
  const [, until = '', once = '', signature = ''] = /^(\d{10})\.([\w-]{12})\.([\w-]+)$/.exec(token) ?? [];
  const sum = /^\s*(\d{1,3})\s*$/.exec(text)?.[1];
  if (sum === undefined || Number(until) < secondsAt(clock)) return false;
  const used = await shared.consume('support check', once, { uses: 1, seconds: checkSeconds });
  return used === null && signer.isSigned(`check ${until}.${once} ${Number(sum)}`, signature);
}

const passSchema = z.object({ id: z.string(), until: z.number(), signature: z.string() });

/** A name that no other host of the domain can set; only encrypted connections know it. */
const passName = (isSecure: boolean) => (isSecure ? '__Host-payer' : 'payer');

function passOf({ signer, clock }: PaymentLimitNeeds, id: string, isSecure: boolean): string {
  const until = secondsAt(clock) + hour;
  const value = { id, until, signature: signer.signatureOf(`payer ${id} ${until}`) };
  return jsonCookie({ name: passName(isSecure), value, seconds: hour, isSecure, isHttpOnly: true });
}

function browserIn(
  { signer, clock }: PaymentLimitNeeds,
  { cookies, isSecure }: StartToAdmit['client'],
): string | null {
  const pass = passSchema.safeParse(jsonCookieIn(cookies, passName(isSecure))).data;
  if (!pass || pass.until < secondsAt(clock)) return null;
  return signer.isSigned(`payer ${pass.id} ${pass.until}`, pass.signature) ? pass.id : null;
}

function secondsAt(clock: Clock): number {
  return Math.floor(clock.now().getTime() / 1000);
}
