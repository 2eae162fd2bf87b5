/** An operator's folders before the first start: an empty data folder, and an edition without its sample. */
import { afterAll } from 'vitest';
import { dataFolder } from '../lapzarta-process.ts';
import { editionFolder } from './edition-folder.ts';

export interface Folders {
  data: string;
  /** Environment variables with both paths. */
  settings: { LAPZARTA_DATA: string; LAPZARTA_EDITION: string };
}

/** Creates the folders for the tests of a file and removes them afterwards. */
export function withFolders(): Folders {
  const [data, edition] = [dataFolder(), editionFolder()];
  afterAll(() => {
    edition.remove();
    data.remove();
  });
  return { data: data.path, settings: { LAPZARTA_DATA: data.path, LAPZARTA_EDITION: edition.path } };
}
