import { convertAsWritten } from './convert-as-written.ts';
import type { Mount } from './mount-island.ts';

export const mount: Mount = convertAsWritten;
