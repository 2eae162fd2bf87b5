/** Signed requests to SimplePay v2; each currency has a merchant's account with a key of its own. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { jsonIn } from '#platform/text/json-in.ts';
import type { Currency } from '../terms/money.ts';
import { requestGateway } from './request-gateway.server.ts';
import { isSimplePaySignature, simplePaySignature } from './simplepay-signature.server.ts';

export interface SimplePayAccount {
  currency: Currency;
  merchant: string;
  key: string;
}

export interface SimplePayService {
  /** `https://secure.simplepay.hu/payment/v2`. */
  address: string;
  /** For one answer. */
  timeoutMs: number;
}

/** Sends a signed request; an answer with another signature than ours is none. */
export type AskSimplePay = (
  path: string,
  account: SimplePayAccount,
  fields: object,
  signal: AbortSignal,
) => Promise<{ kind: 'answer'; body: unknown } | { kind: 'unknown'; error: string }>;

const sdkVersion = 'Lapzarta:1';

export function createSimplePayClient({ address, timeoutMs }: SimplePayService): AskSimplePay {
  return async (path, account, fields, signal) => {
    const salt = randomBytes(24).toString('hex');
    const body = JSON.stringify({ salt, merchant: account.merchant, ...fields, sdkVersion });
    const headers = { 'content-type': 'application/json', signature: simplePaySignature(body, account.key) };
    const answer = await requestGateway({
      url: address + path,
      method: 'POST',
      headers,
      body,
      signal,
      timeoutMs,
    });
    if (answer.kind === 'unknown') return answer;
    const signature = String(answer.headers.signature ?? '');
    if (!isSimplePaySignature(answer.text, signature, account.key))
      return {
        kind: 'unknown',
        error: `SimplePay answered ${path} with a wrong signature (${answer.status})`,
      };
    return { kind: 'answer', body: jsonIn(answer.text) };
  };
}

const errorCodesSchema = z.object({ errorCodes: z.array(z.coerce.number()).min(1) });

/** Codes of SimplePay's list of errors; none if the answer is something else. */
export function errorCodesIn(body: unknown): number[] {
  return errorCodesSchema.safeParse(body).data?.errorCodes ?? [];
}

export function errorsIn(body: unknown): string {
  const codes = errorCodesIn(body);
  return codes.length > 0 ? `SimplePay’s error ${codes.join(', ')}` : 'SimplePay answered something else';
}
