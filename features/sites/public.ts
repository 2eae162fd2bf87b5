export { isLocalHost } from './addresses/local-host.ts';
export { hasPath, onceByEdition, pathsOf } from './addresses/page-paths.ts';
export type { QuerySchema } from './addresses/query-schema.ts';
export {
  appParameter,
  choiceField,
  defaultPageSize,
  forgivingQuery,
  isPlainQuery,
  noQuery,
  normalQuery,
  pageNumberField,
  pageSizeField,
  parseQuery,
  textField,
} from './addresses/query-schema.ts';
export type { PageMatch, Resolution } from './addresses/resolve-address.ts';
export { resolveAddress, sectionOfMatch } from './addresses/resolve-address.ts';
export { hostNameOf, resolveSite } from './addresses/resolve-site.ts';
export { originOf } from './addresses/site-origin.ts';
export type { StoryPathParts } from './addresses/story-path.ts';
export { storyPath, urlDateOf } from './addresses/story-path.ts';
export { absoluteAddress, fullAddress, type Viewpoint } from './addresses/viewpoint.ts';
export type { ContentPage, ContentRoute } from './edition/content-page.ts';
export type {
  CommonTraits,
  Edition,
  EditionPart,
  EditionSetting,
  Frame,
  PageAudience,
  PageExample,
  PageExamples,
  PagePath,
  PagePaths,
  PageTraits,
  ProgramParts,
} from './edition/edition.ts';
export { domainOf, isSiteName, mainSite, siteBySlug, sitesOfDomain } from './edition/edition.ts';
export { editionText } from './edition/edition-text.ts';
export type { Landing, LandingLook, LandingRoute, StoryGroup } from './edition/landing.ts';
export { inLanguage, type Language, languageIn, languageParameter } from './edition/language.ts';
export type { HeroType, Site } from './edition/site.ts';
export { sourceSchema } from './edition/source.ts';
export type { StaffGroup } from './edition/staff.ts';
export { staffOf } from './edition/staff-of-site.ts';
export { faultsOfLink } from './faults/link-faults.ts';
export { footballComponent, formula1Component, leagueSchema, seasonSchema } from './sections/live-list.ts';
export { locationOfDocument } from './sections/location-of-document.ts';
export { savedLink } from './sections/saved-link.ts';
export { articleListOf, fillSearch, fillTemplate, searchOfSection } from './sections/search-of-section.ts';
export type { ListSearch, Section, SectionComponent, SectionRoute } from './sections/section.ts';
export { listSearchSchema, showsHighlights } from './sections/section.ts';
export { sectionSearchWords } from './sections/section-search-words.ts';
export { sectionUrl } from './sections/section-url.ts';
export { sideOfScorer } from './sections/side-of-scorer.ts';
export {
  commonGrants,
  type Grants,
  grantsIn,
  memberAt,
  namesOfGrants,
  rolesAt,
  storedGrants,
} from './viewer/grants.ts';
export { hasScope, may, type Right, seenDrafts } from './viewer/rights.ts';
export {
  type Anonymous,
  anonymous,
  isScope,
  type NewsroomViewer,
  type ReaderViewer,
  type Role,
  roles,
  type Scope,
  type SignedInUser,
  scopes,
  type Viewer,
} from './viewer/viewer.ts';
