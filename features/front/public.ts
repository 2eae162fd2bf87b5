export type { BlogPost, Book, Promo } from './block-content.ts';
export { blogPostsShown, booksSchema } from './block-content.ts';
export type { StoryBoxKind } from './box-kinds.ts';
export { boxKinds, breakingPosition, isStoryBox } from './box-kinds.ts';
export { planFront } from './plan-front.ts';
export type { RecommenderGroup } from './recommend.ts';
export { recommenderGroups } from './recommend.ts';
export { uniqueGroupSchema, uniqueItemSchema } from './unique-item.ts';
export { autoBlockVariants, parseVariant, recommenderVersions } from './variants.ts';
