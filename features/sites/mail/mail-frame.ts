import type { Language } from '../language.ts';
import { originOf } from '../site-origin.ts';
import type { Viewpoint } from '../viewpoint.ts';
import type { MailFrame } from './define-mail.ts';

/** Data of a site that all its mails show. */
export function mailFrame({ edition, site, port }: Viewpoint, language: Language): MailFrame {
  return {
    siteName: site.name,
    siteAddress: originOf(site, port) + (site.path || '/'),
    publisher: edition.publisher,
    language,
    accent: site.accent.light,
  };
}
