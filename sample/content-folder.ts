import { join } from 'node:path';

/** Stories, people and pages of the sample, as files. */
export const contentFolder = join(import.meta.dirname, 'content');
