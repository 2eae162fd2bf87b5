import type { Mount } from './mount-island.ts';
import { refreshTags } from './refresh-tags.ts';

export const mount: Mount = refreshTags;
