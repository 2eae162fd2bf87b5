export {
  type CallAnswer,
  type CallBody,
  empty,
  file,
  formBody,
  ignoredBody,
  json,
  jsonBody,
  movedSchema,
  rawBody,
  text,
  type WrittenAnswer,
  xml,
} from './call-content.ts';
export type { ConsentSetting } from './consent-setting.ts';
export type { ContentPage, ContentRoute } from './content-page.ts';
export type {
  Audience,
  CallAddress,
  CallDefinition,
  CallFailure,
  CallQuery,
  CallResult,
  CallTraits,
  SecurityScheme,
  SignedInClient,
  Viewers,
} from './define-call.ts';
export {
  defineCall,
  failure,
  fieldsFailure,
  fieldsInvalidDetail,
  ownCall,
  publicCall,
  publicFile,
  refusedFromOtherSite,
} from './define-call.ts';
export type { PageDefinition, PageSitemap, SitemapScope, Surroundings, ViewProps } from './define-page.ts';
export { definePage } from './define-page.ts';
export type {
  Edition,
  EditionPart,
  Frame,
  PageAudience,
  PageExample,
  PageExamples,
  PagePath,
  PageTraits,
} from './edition.ts';
export { domainOf, isSiteName, mainSite, siteBySlug, sitesOfDomain } from './edition.ts';
export { defineEditionPart } from './edition-part.ts';
export { editionText } from './edition-text.ts';
export type { FiguresSetting, FiguresSource } from './figures.ts';
export type { GoogleSetting } from './google-setting.ts';
export { breadcrumb, organization, organizationId, publisherOf, schemaOrg } from './json-ld.ts';
export type { Landing, LandingLook, LandingRoute, StoryGroup } from './landing.ts';
export { inLanguage, type Language, languageIn, languageParameter } from './language.ts';
export { faultsOfLink } from './link-faults.ts';
export { footballComponent, formula1Component, leagueSchema, seasonSchema } from './live-list.ts';
export type { LivescoreSetting, Sport } from './livescore.ts';
export { isLocalHost } from './local-host.ts';
export { locationOfDocument } from './location-of-document.ts';
export {
  defineMail,
  type MailDefinition,
  type MailFrame,
  type MailProps,
  type RegisteredMail,
  registerMail,
} from './mail/define-mail.ts';
export { mailFrame, wordmarkHeight, wordmarkPadding } from './mail/mail-frame.ts';
export type { MailSetting } from './mail-setting.ts';
export type { Head, HeadLink } from './page-head.ts';
export { headOfPage, oembedLink, shareLogo, shareLogoSize } from './page-head.ts';
export { hasPath, pathsOf } from './page-paths.ts';
export type { DocumentTraits, LoadRequest, PageRequest, PageResult } from './page-request.ts';
export { pagedTitle, pageSentence } from './page-sentence.ts';
export { pageAddress, paginate } from './pagination.ts';
export {
  definePersonalPage,
  type PageClient,
  type PersonalPage,
  type PersonalRequest,
  type PersonalResult,
} from './personal-page.ts';
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
