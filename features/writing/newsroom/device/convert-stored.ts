import { storySchemas } from '#features/content/public.document.ts';
import { convertSnapshot } from '../../collab/convert-entries.ts';
import type { Convert } from './device.ts';

/** Converts a snapshot that an older build stored on this device to the schema of this build [SAVE-12]. */
export const convertStored: Convert = (snapshot, schema) => {
  try {
    return convertSnapshot(storySchemas, schema, snapshot);
  } catch (error) {
    console.error('What an older application stored cannot be read; it stays on this device.', error);
    return null;
  }
};
