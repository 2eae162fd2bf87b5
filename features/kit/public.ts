export {
  empty,
  file,
  filesBody,
  formBody,
  ignoredBody,
  json,
  jsonBody,
  movedSchema,
  rawBody,
  text,
  type WrittenAnswer,
  xml,
} from './call/call-content.ts';
export type {
  Audience,
  CallAddress,
  CallFailure,
  CallResult,
  CallTraits,
  OtherSites,
  SecurityScheme,
  SignedInClient,
  Viewers,
} from './call/define-call.ts';
export {
  defineCall,
  failure,
  fieldsFailure,
  ownCall,
  publicCall,
  publicFile,
} from './call/define-call.ts';
export {
  type CallSchemas,
  type Identify,
  type RegisteredCall,
  registerCall,
} from './call/register-call.ts';
export {
  type DefinedFeature,
  defineFeature,
  type Feature,
  type FeatureJob,
  type FeatureMetric,
  type FeatureNeeds,
  uncountedMetric,
} from './define-feature.ts';
export { defineEditionPart } from './edition-part.ts';
export { defineEditionSetting } from './edition-setting.ts';
export { noFeatures } from './feature-list.ts';
export { defineForm, type FormFaults, type FormReading, faultsOf, textsIn } from './form.ts';
export {
  defineMail,
  type MailDefinition,
  type MailFrame,
  type MailProps,
  type RegisteredMail,
  registerMail,
} from './mail/define-mail.ts';
export { mailFrame, wordmarkHeight, wordmarkPadding } from './mail/mail-frame.ts';
export { type MailSetting, mailSetting } from './mail/mail-setting.ts';
export type { PageSitemap, SitemapScope, Surroundings, ViewProps } from './page/define-page.ts';
export { definePage } from './page/define-page.ts';
export { breadcrumb, organization, organizationId, publisherOf, schemaOrg } from './page/json-ld.ts';
export type { Head, HeadLink } from './page/page-head.ts';
export { headOfPage, oembedLink, shareLogo, shareLogoSize } from './page/page-head.ts';
export type { DocumentTraits, LoadRequest, PageRequest, PageResult } from './page/page-request.ts';
export { pagedTitle, pageSentence } from './page/page-sentence.ts';
export { pageAddress, paginate } from './page/pagination.ts';
export {
  definePersonalPage,
  type PageClient,
  type PersonalRequest,
  type PersonalResult,
} from './page/personal-page.ts';
export {
  type RegisteredPage,
  registerPage,
  registerPersonalPage,
  type Visitor,
} from './page/register-page.ts';
export type { PersonalDataSource, ReaderIdentity } from './personal-data.ts';
export { type OutcomeKind, outcomeKinds, type StoryOutcome } from './story-outcome.ts';
export { undoSeconds } from './undo-seconds.ts';
