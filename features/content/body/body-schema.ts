/**
 * An article's body: a closed union of blocks, normalised and sanitised when a story is saved, so that a page only ever
 * prints it. Each kind of block has a folder in `blocks/`.
 */
import { z } from 'zod';
import { simpleSchemas } from './blocks/block-kinds.ts';
import { infoBoxSchema } from './blocks/info-box/info-box.ts';

export const blockSchema = z.union([...simpleSchemas, infoBoxSchema(z.union(simpleSchemas))]);
export const bodySchema = z.array(blockSchema);

export type Block = z.infer<typeof blockSchema>;
export type Body = z.infer<typeof bodySchema>;
