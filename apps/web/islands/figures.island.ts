import type { Mount } from './mount-island.ts';
import { refreshFigures } from './refresh-figures.ts';

export const mount: Mount = refreshFigures;
