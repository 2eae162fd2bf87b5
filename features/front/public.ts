export type { BoxKind } from './plan-front.ts';
export { boxKinds, breakingPosition, planFront } from './plan-front.ts';
export type { UniqueGroup, UniqueItem } from './unique-item.ts';
export { uniqueGroupSchema, uniqueItemSchema } from './unique-item.ts';
