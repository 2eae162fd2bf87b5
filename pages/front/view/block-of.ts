import type { FrontBlock } from '../front-data.ts';

/** The type of the front page blocks of one kind. */
export type BlockOf<Kind extends FrontBlock['kind']> = Extract<FrontBlock, { kind: Kind }>;
