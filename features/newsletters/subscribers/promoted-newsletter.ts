import type { Newsletter } from '../newsletter.ts';
import { privacyPath } from '../newsletter-address.ts';

/** Data of a newsletter for the forms on other pages. */
export interface PromotedNewsletter
  extends Pick<Newsletter, 'code' | 'name' | 'description' | 'rhythm' | 'language'> {
  /** Path of the privacy notice. */
  privacy: string;
}

export function asPromoted({ code, name, description, rhythm, language }: Newsletter): PromotedNewsletter {
  return { code, name, description, rhythm, language, privacy: privacyPath };
}
