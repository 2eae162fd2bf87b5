export type { BoxKind } from './plan-front.ts';
export { boxKinds, breakingPosition, planFront } from './plan-front.ts';
