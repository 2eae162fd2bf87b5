export type { ArticleState, ArticleType, ColorScheme, HeaderType } from './article.ts';
export {
  articleStates,
  articleTypes,
  booleansOfFlags,
  colorSchemes,
  headerTypes,
  knownFlags,
} from './article.ts';
export type {
  AutoplayMode,
  Block,
  Body,
  EmbedProvider,
  ImageUse,
  List,
  ListItem,
  TableCell,
} from './body-schema.ts';
export { blockSchema, bodySchema, embedProviders } from './body-schema.ts';
export type { HtmlOptions, HtmlPicture } from './body-to-html.ts';
export { bodyToHtml } from './body-to-html.ts';
export { cleanLine } from './clean-text.ts';
export { beginningOf, storyDescription } from './description.ts';
export { embedOf } from './embed-address.ts';
export type { EmbedFrame, EmbedShape } from './embed-frame.ts';
export { embedFrame, frameOrigins } from './embed-frame.ts';
export { linkBody, linkStories } from './link-stories.ts';
export type { Losses } from './losses.ts';
export { addLosses, countLoss } from './losses.ts';
export type { StoryHighlights, TextPart } from './marked-text.ts';
export { minutesToRead, paragraphCount, plainTextOf } from './measure-body.ts';
export { isPixelAddress, PixelInvalid, pixelAttribute } from './measuring-pixel.ts';
export type { PendingBody, PendingPicture } from './pending-body.ts';
export { presentText } from './present-article.ts';
export { safeAddress } from './safe-address.ts';
export type {
  CardAuthor,
  Correction,
  LivePost,
  PostLink,
  Story,
  StoryAuthor,
  StoryCard,
  StorySection,
  StoryTag,
} from './story.ts';
export { leadLimits, titleLimits, trimForEllipsis, truncate } from './truncate.ts';
export { badgesOf } from './view/card-labels.ts';
export { cardPictures } from './view/card-pictures.ts';
export { initialsOf } from './view/initials-of.ts';
export { leadPictureFrame } from './view/lead-picture-frame.ts';
