/** A reader's data as a ZIP: JSON for programs, and one HTML page for reading [ACCT-05]. */
import { strToU8, zipSync } from 'fflate';
import { accountService } from '#features/accounts/public.ts';
import type { PersonalDataSource, ReaderIdentity } from '#features/kit/public.ts';
import type { DateStyle } from '#platform/time/hungarian-date.ts';
import { profileDataWords } from './profile-data-words.ts';
import { readablePage } from './readable-data.ts';

/** Address of the file; its page refreshes the session before. */
export const dataFilePath = `${accountService}/adataim.zip`;

export interface DownloadNeeds {
  personalData: readonly PersonalDataSource[];
}

export async function dataDownload(
  reader: ReaderIdentity,
  { personalData }: DownloadNeeds,
  style: DateStyle,
): Promise<Buffer> {
  const parts = await Promise.all(
    personalData.map(async ({ name, title, exportOf }) => ({ name, title, data: await exportOf(reader) })),
  );
  // Programs read the same files in both languages.
  const files = parts.map(
    ({ name, data }) => [`${name}.json`, strToU8(JSON.stringify(data, null, 2))] as const,
  );
  const page = strToU8(readablePage(parts, style));
  return Buffer.from(
    zipSync({ ...Object.fromEntries(files), [profileDataWords[style.language].file]: page }),
  );
}
