export type { StoredBody } from './body/block-keys.ts';
export { cleanLine } from './body/clean-text.ts';
export type { BaseTexts } from './body/document/document-to-draft.server.ts';
export { documentToDraft } from './body/document/document-to-draft.server.ts';
export { draftToDocument } from './body/document/draft-to-document.server.ts';
export { pastedParts } from './body/document/pasted-parts.server.ts';
export type { HtmlToBodyResult } from './body/from-html/html-to-body.server.ts';
export { htmlToBody, textOfHtml } from './body/from-html/html-to-body.server.ts';
export { relinkBody } from './body/link-stories.ts';
export { resolveImages } from './body/pending-body.ts';
export {
  articleCardSchema,
  articleListSchema,
  articleSchema,
  documentSchema,
} from './calls/content-schema.ts';
export { storyIdOf } from './commands/story-id-of.server.ts';
export type { ContentFeature } from './content-feature.server.ts';
export { createContentFeature } from './content-feature.server.ts';
export type { ArchiveCursor, ArchiveRange } from './read/archive-queries.server.ts';
export type { ArchivedStory } from './read/archived-story.server.ts';
export type { PresentListItem } from './read/list-presenter.server.ts';
export { postsPerPage } from './read/live-posts-queries.server.ts';
export type { LoadedStory } from './read/loaded-story.server.ts';
export { presentCard } from './read/present-story.server.ts';
export type { CardRow } from './read/story-queries.server.ts';
export { cardsByIds, parseCardDates } from './read/story-queries.server.ts';
export type { StoryTexts } from './read/story-texts-queries.server.ts';
export { lockStories, plainTextsOf, storyTextsOf } from './read/story-texts-queries.server.ts';
export type { SecrecyChange } from './secrecy/change-secrecy-queries.server.ts';
export { hiddenStories, picturesOfNoOthers } from './secrecy/hidden-pictures-queries.server.ts';
export { isSeenBy, isSeenByMember, markSponsoredDraft, mayName } from './secrecy/sight-queries.server.ts';
export { erasureSchema, keyOfErasure } from './takedowns/erasure.ts';
export { deletedDraftsAmong, erasuresIn } from './takedowns/erasure-queries.server.ts';
export { withoutPassage } from './takedowns/passage.server.ts';
export { hasTakenDown } from './takedowns/refuse-passages.server.ts';
export type { Takedown } from './takedowns/takedown.ts';
export { sectionsKey } from './taxonomy/set-section-active.server.ts';
export type { ChangeAuthor, ChangeOptions } from './write/acts/change-author.ts';
export { changeAuthorOf } from './write/acts/change-author.ts';
export type { PostChange } from './write/acts/change-live.server.ts';
export type { DueChanges, StateChange } from './write/acts/change-state.server.ts';
export type { DueGuard, DueStory } from './write/acts/due-guard.ts';
export type { ArticleDraft } from './write/article-draft.ts';
export { editedStory } from './write/edited-story-queries.server.ts';
export { projectLiveBlogs, projectStoryKeys } from './write/project-stories.server.ts';
export type { SavedArticle } from './write/save-articles.server.ts';
export { SlugTaken, VersionOutdated } from './write/save-articles.server.ts';
export type { StoriesChanged, StoryProjection, StorySubscriber } from './write/stories-changed.server.ts';
export { idsOf, parentsOf } from './write/stories-changed.server.ts';
export { pastState } from './write/versions/version-queries.server.ts';
