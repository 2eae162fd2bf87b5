import { countSupporters } from './count-supporters.ts';
import type { Mount } from './mount-island.ts';

export const mount: Mount = countSupporters;
