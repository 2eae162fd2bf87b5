export type { ArchiveCursor, ArchiveRange } from './archive-queries.server.ts';
export type { ArchivedStory } from './archived-story.server.ts';
export type { ArticleDraft } from './article-draft.ts';
export { articleByIdCall, articleBySlugCall, articleVersionCall } from './calls/article.call.ts';
export { articleItemsCall } from './calls/article-items.call.ts';
export { articleListCall } from './calls/article-list.call.ts';
export { documentBySlugCall } from './calls/document.call.ts';
export { articleReactionsCall } from './calls/reactions.call.ts';
export type { PostChange } from './change-live.server.ts';
export type { DueChanges, StateChange } from './change-state.server.ts';
export { cleanLine } from './clean-text.ts';
export { addArticleCommands } from './commands/article-commands.server.ts';
export { addDocumentCommands } from './commands/document-commands.server.ts';
export { storyIdOf } from './commands/story-id-of.server.ts';
export type { ContentFeature } from './content-feature.server.ts';
export { createContentFeature } from './content-feature.server.ts';
export {
  articleCardSchema,
  articleItemsSchema,
  articleListSchema,
  articleSchema,
  documentSchema,
} from './content-schema.ts';
export type { HtmlToBodyResult } from './html-to-body.server.ts';
export { htmlToBody, textOfHtml } from './html-to-body.server.ts';
export { relinkBody } from './link-stories.ts';
export type { PresentListItem } from './list-presenter.server.ts';
export { postsPerPage } from './live-posts-queries.server.ts';
export type { LoadedStory } from './loaded-story.server.ts';
export { resolveImages } from './pending-body.ts';
export { presentCard } from './present-story.server.ts';
export { projectLiveBlogs, projectStoryKeys } from './project-stories.server.ts';
export type { SavedArticle } from './save-articles.server.ts';
export { SlugTaken } from './save-articles.server.ts';
export { sectionsKey } from './set-section-active.server.ts';
export type { StoriesChanged, StorySubscriber } from './stories-changed.server.ts';
export { idsOf, parentsOf } from './stories-changed.server.ts';
export type { CardRow } from './story-queries.server.ts';
export { cardsByIds, parseCardDates } from './story-queries.server.ts';
export type { StoryTexts } from './story-texts-queries.server.ts';
export { lockStories, plainTextsOf, storyTextsOf } from './story-texts-queries.server.ts';
