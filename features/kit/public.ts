export {
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
} from './define-call.ts';
export {
  defineCall,
  failure,
  fieldsFailure,
  ownCall,
  publicCall,
  publicFile,
} from './define-call.ts';
export {
  type CreatedBy,
  type DefinedFeature,
  defineFeature,
  type Feature,
  type FeatureJob,
  type FeatureMetric,
  type FeatureNeeds,
  uncountedMetric,
} from './define-feature.ts';
export type { PageSitemap, SitemapScope, Surroundings, ViewProps } from './define-page.ts';
export { definePage } from './define-page.ts';
export { defineEditionPart } from './edition-part.ts';
export { defineEditionSetting } from './edition-setting.ts';
export { breadcrumb, organization, organizationId, publisherOf, schemaOrg } from './json-ld.ts';
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
export type { Head, HeadLink } from './page-head.ts';
export { headOfPage, oembedLink, shareLogo, shareLogoSize } from './page-head.ts';
export type { DocumentTraits, LoadRequest, PageRequest, PageResult } from './page-request.ts';
export { pagedTitle, pageSentence } from './page-sentence.ts';
export { pageAddress, paginate } from './pagination.ts';
export type { PersonalDataSource, ReaderIdentity } from './personal-data.ts';
export {
  definePersonalPage,
  type PageClient,
  type PersonalRequest,
  type PersonalResult,
} from './personal-page.ts';
export {
  type CallSchemas,
  type Identify,
  type RegisteredCall,
  registerCall,
} from './register-call.ts';
export { type RegisteredPage, registerPage, registerPersonalPage, type Visitor } from './register-page.ts';
