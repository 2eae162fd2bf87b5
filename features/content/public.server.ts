export type { ArchivePlace, ArchiveStretch } from './archive-queries.server.ts';
export type { ArchivedStory } from './archived-story.server.ts';
export type { ArticleDraft } from './article-draft.ts';
export type { PostChange } from './change-live.server.ts';
export type { DueChanges, StateChange } from './change-state.server.ts';
export { cleanLine } from './clean-text.ts';
export type { ContentNeeds, Work } from './content-needs.server.ts';
export type { ContentRoom, SeenStory } from './content-room.server.ts';
export { createContentRoom } from './content-room.server.ts';
export { contentRoutes } from './content-routes.server.ts';
export {
  articleCardSchema,
  articleItemsSchema,
  articleListSchema,
  articleSchema,
  documentSchema,
} from './content-schema.ts';
export type { DeskEntry } from './desk-queries.server.ts';
export type { NewDocument } from './document-queries.server.ts';
export type { HtmlNeeds, HtmlReading } from './html-to-body.server.ts';
export { htmlToBody, textOfHtml } from './html-to-body.server.ts';
export { firstPosts, type PostsAsked, postsPerPage } from './live-posts-queries.server.ts';
export { resolveImages } from './pending-body.ts';
export { presentArticleCard } from './present-article.ts';
export { presentCard, storyUrl, type Viewpoint } from './present-story.server.ts';
export type { SavedArticle } from './save-articles.server.ts';
export { SlugTaken } from './save-articles.server.ts';
export type { CardRow } from './story-queries.server.ts';
export { withDates } from './story-queries.server.ts';
export type { NamedLabel, StoryTexts } from './story-texts-queries.server.ts';
export { holdStories, plainTextsOf, storyTextsOf } from './story-texts-queries.server.ts';
export type { NewAuthor, NewSuperTag, NewTag } from './taxonomy-queries.server.ts';
