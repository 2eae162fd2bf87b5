/** The mail with the link to a download of a reader's data [ACCT-05]. */
import { z } from 'zod';
import { defineMail } from '#features/kit/public.ts';
import { dataDownloadMailWords } from './data-download-mail-words.ts';

export const dataDownloadMail = defineMail({
  id: 'dataDownload',
  view: 'DataDownloadMail',
  props: z.object({ address: z.url() }),
  subject: (_props, { siteName, language }) => dataDownloadMailWords[language].subject(siteName),
});
