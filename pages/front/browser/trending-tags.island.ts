import type { Mount } from '#ui/mount-island.ts';
import { refreshTags } from './refresh-tags.ts';

export const mount: Mount = refreshTags;
