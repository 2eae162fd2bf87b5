/**
 * `/fiok/letoltes`: the page of the mail with a reader's data. It leads to the sign-in and back, and refreshes the
 * session, so that the file behind its link can be fetched [ACCT-05].
 */
import { z } from 'zod';
import type { AccountsFeature } from '#features/accounts/public.server.ts';
import {
  accountService,
  readerSignInPath,
  returnParameter,
  supportRoute,
} from '#features/accounts/public.ts';
import { definePersonalPage, headOfPage } from '#features/kit/public.ts';
import { choiceField, inLanguage, languageIn, languageParameter, textField } from '#features/sites/public.ts';
import { dataFilePath } from './data-download.ts';
import { profileWords } from './profile-words.ts';

export interface DownloadPageData {
  /** Address of the file; null for a link that has expired, or was sent to somebody else. */
  file: string | null;
}

export const downloadPage = definePersonalPage({
  route: 'support_download',
  view: 'DownloadPage',
  at: [{ route: supportRoute, pattern: `${accountService}/letoltes`, sites: 'root', row: undefined }],
  query: z.object({ kulcs: textField, [languageParameter]: choiceField(['en']) }),
  frame: 'site',
  examples: { none: 'it needs the link of a mail, pages/profile/profile.page.test.ts visits it' },
  async load(request, { accounts }: { accounts: AccountsFeature }) {
    const { person, path, query, site } = request;
    const language = languageIn(query[languageParameter]);
    const key = new URLSearchParams({ kulcs: query.kulcs });
    if (person?.viewer.kind !== 'reader') {
      const back = new URLSearchParams({ [returnParameter]: inLanguage(`${path}?${key}`, language) });
      const location = inLanguage(`${readerSignInPath}?${back}`, language);
      return { kind: 'redirect', status: 302, location };
    }
    const isOwn = await accounts.readers.isDownloadOf(query.kulcs, person.viewer.id);
    const head = headOfPage(request, {
      title: profileWords[language].download.title,
      description: site.description,
      robots: 'noindex',
      canonicalPath: path,
    });
    const data: DownloadPageData = { file: isOwn ? inLanguage(`${dataFilePath}?${key}`, language) : null };
    return { kind: 'page', status: isOwn ? 200 : 404, head, data, language };
  },
});
