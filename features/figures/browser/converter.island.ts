import type { Mount } from '#ui/mount-island.ts';
import { convertOnInput } from './convert-on-input.ts';

export const mount: Mount = convertOnInput;
