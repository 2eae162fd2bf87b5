import type { FrontBlock } from '../page-data.ts';

/** The block of one kind. */
export type BlockOf<Kind extends FrontBlock['kind']> = Extract<FrontBlock, { kind: Kind }>;
