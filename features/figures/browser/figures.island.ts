import type { Mount } from '#ui/mount-island.ts';
import { refreshFigures } from './refresh-figures.ts';

export const mount: Mount = refreshFigures;
