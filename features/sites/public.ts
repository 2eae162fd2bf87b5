export type { ConsentSetting } from './consent-setting.ts';
export type { ContentPage, ContentRoute } from './content-page.ts';
export type {
  CommonTraits,
  Edition,
  EditionPart,
  Frame,
  PageAudience,
  PageExample,
  PageExamples,
  PagePath,
  PagePaths,
  PageTraits,
} from './edition.ts';
export { domainOf, isSiteName, mainSite, siteBySlug, sitesOfDomain } from './edition.ts';
export { editionText } from './edition-text.ts';
export type { FiguresSetting, FiguresSource } from './figures.ts';
export type { GoogleSetting } from './google-setting.ts';
export type { Landing, LandingLook, LandingRoute, StoryGroup } from './landing.ts';
export { inLanguage, type Language, languageIn, languageParameter } from './language.ts';
export { faultsOfLink } from './link-faults.ts';
export { footballComponent, formula1Component, leagueSchema, seasonSchema } from './live-list.ts';
export type { LivescoreSetting, Sport } from './livescore.ts';
export { isLocalHost } from './local-host.ts';
export { locationOfDocument } from './location-of-document.ts';
export type { MailSetting } from './mail-setting.ts';
export { hasPath, onceByEdition, pathsOf } from './page-paths.ts';
export { addressOfPost, keyEvents, onlyKeyEvents, postAnchor } from './posts-address.ts';
export type { PushSetting } from './push-setting.ts';
export type { QuerySchema } from './query-schema.ts';
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
} from './query-schema.ts';
export type { PageMatch, Resolution } from './resolve-address.ts';
export { resolveAddress, sectionOfMatch } from './resolve-address.ts';
export { hostNameOf, resolveSite } from './resolve-site.ts';
export { savedLink } from './saved-link.ts';
export { articleListOf, fillSearch, fillTemplate, searchOfSection } from './search-of-section.ts';
export type { ListSearch, Section, SectionComponent, SectionRoute } from './section.ts';
export { listSearchSchema, showsHighlights } from './section.ts';
export { sectionSearchWords } from './section-search-words.ts';
export { sectionUrl } from './section-url.ts';
export { sideOfScorer } from './side-of-scorer.ts';
export type { HeroType, Site } from './site.ts';
export { originOf } from './site-origin.ts';
export type { StaffGroup } from './staff.ts';
export { staffOf } from './staff-of-site.ts';
export type { StoryPathParts } from './story-path.ts';
export { storyPath, urlDateOf } from './story-path.ts';
export { noGateways, type SupportSetting } from './support.ts';
export { absoluteAddress, fullAddress, type Viewpoint } from './viewpoint.ts';
