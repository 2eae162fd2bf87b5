/** Numbers in paths and query parameters of calls. */
import { z } from 'zod';

/** A query parameter that is a whole number of at least 1: no signs, no exponents, one spelling for each value. */
export function numberInAddress(most: number) {
  const sentence = `must be a whole number from 1 to ${most}`;
  return z
    .string(sentence)
    .regex(/^[1-9]\d{0,14}$/, sentence)
    .transform(Number)
    .pipe(z.number().max(most, sentence));
}

/** Beyond the last page of any list, and within the database's integers. */
const maxPageNumber = 999_999_999;

/** A page number of any length: a page that no list has is `page-not-found` and not an invalid request [S05]. */
export function pageInAddress() {
  const sentence = 'must be a whole number of at least 1';
  return z
    .string(sentence)
    .regex(/^[1-9]\d*$/, sentence)
    .transform((digits) => Math.min(Number(digits), maxPageNumber))
    .pipe(z.number());
}
