import type { Mount } from '#ui/mount-island.ts';
import { pollSupporterCount } from './poll-supporter-count.ts';

export const mount: Mount = pollSupporterCount;
