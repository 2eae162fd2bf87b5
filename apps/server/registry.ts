/** All pages and calls of the program, one line each. */

import {
  accountDeletionMail,
  dataDownloadMail,
  googleCheckCall,
  invitationPage,
  loginCall,
  loginPage,
  logoutCall,
  meCall,
  memberLinkMail,
  newAddressMail,
  newsroomSignInPage,
  otpCall,
  passwordResetPage,
  readerSecurityPage,
  readerSignInPage,
  refreshTokenCall,
  savedStoriesCall,
  securityNoticeMail,
  securityPage,
  signInMail,
} from '#features/accounts/public.server.ts';
import {
  adsTxtCall,
  appAdsTxtCall,
  campaignCountsCall,
  campaignPictureCall,
  campaignReportCall,
  campaignReportCsvCall,
  campaignsCall,
  campaignsPage,
  changeCampaignCall,
  createCampaignCall,
  endCampaignCall,
  sellersCall,
} from '#features/ads/public.server.ts';
import {
  episodeCall,
  episodesCall,
  podcastChaptersCall,
  podcastFeedCall,
  podcastPage,
  podcastsCall,
  podcastsPage,
} from '#features/audio/public.server.ts';
import { cookiesPage } from '#features/consent/public.server.ts';
import {
  articleByIdCall,
  articleBySlugCall,
  articleItemsCall,
  articleListCall,
  articleReactionsCall,
  articleVersionCall,
  documentBySlugCall,
} from '#features/content/public.server.ts';
import { exchangeCall, exchangePage } from '#features/figures/public.server.ts';
import {
  podcastBlockPositionCall,
  uniqueBySlugCall,
  uniqueGroupCall,
} from '#features/front/public.server.ts';
import { type RegisteredMail, registerMail } from '#features/kit/public.ts';
import {
  apiFixturesCall,
  apiLivescoreCall,
  apiLivescoreSeasonCall,
  circuitCall,
  countriesCall,
  driverCall,
  driversCall,
  fixtureCall,
  fixturesCall,
  leaguesCall,
  livescoreHostCall,
  raceResultCall,
  raceSeasonsCall,
  raceStandingsCall,
  racesCall,
  seasonsCall,
  standingsCall,
  teamCall,
  teamsCall,
  topRedCardsCall,
  topScorersCall,
  topYellowCardsCall,
} from '#features/livescore/public.server.ts';
import { testMail } from '#features/messages/public.server.ts';
import {
  confirmNewsletterMail,
  confirmNewsletterPage,
  newsletterIssueMail,
  newsletterIssuePage,
  newsletterPage,
  newsletterPreferencesPage,
  oneClickCall,
  signUpPage,
  subscribeCall,
  unsubscribePage,
} from '#features/newsletters/public.server.ts';
import {
  linkBrowserCall,
  notificationsPage,
  removeBrowserCall,
  subscribeCall as subscribeTopicCall,
  subscriptionsCall,
  unsubscribeCall,
  webPushCall,
  webPushStateCall,
} from '#features/push/public.server.ts';
import {
  quizFormCall,
  quizGraphqlCall,
  quizHostCall,
  quizPage,
  quizSchemaCall,
  quizTokenCall,
} from '#features/quiz/public.server.ts';
import { readsCall } from '#features/readership/public.server.ts';
import { savedPage } from '#features/saved/public.server.ts';
import {
  searchAutocompleteCall,
  searchCall,
  searchHighlightsCall,
  searchTypeaheadCall,
} from '#features/search/public.server.ts';
import type { PageTraits } from '#features/sites/public.ts';
import { bordersCall, electionMapPage } from '#features/supplements/public.server.ts';
import {
  counterCall,
  minutesCall,
  noticeCall,
  supportCardMail,
  supportChangedMail,
  supportDisputedMail,
  supportEndedMail,
  supportFailedMail,
  supportReceiptMail,
  supportRefundMail,
  supportReminderMail,
  supportTransferMail,
} from '#features/support/public.server.ts';
import {
  saveTicketCall,
  ticketDeletionCall,
  ticketFormCall,
  tipGameCall,
  tipTableCall,
  tipTicketCall,
  tipTokenCall,
} from '#features/tips/public.server.ts';
import { apiDocsCall, openApiCall } from '#pages/api-docs/open-api.call.ts';
import { appWidgetPage } from '#pages/app-widget/app-widget.page.ts';
import { archivePage } from '#pages/archive/archive.page.ts';
import { openSearchCall } from '#pages/archive/open-search.call.ts';
import { articlePage } from '#pages/article/article.page.ts';
import { cataloguePage } from '#pages/catalogue/catalogue.page.ts';
import { contentPage } from '#pages/document/content.page.ts';
import { documentPage } from '#pages/document/document.page.ts';
import { emptyPage } from '#pages/empty/empty.page.ts';
import { feedCall } from '#pages/feeds/feed.call.ts';
import { footballPage } from '#pages/football/football.page.ts';
import { formula1Page } from '#pages/formula1/formula1.page.ts';
import {
  frontBoxCall,
  frontBoxesCall,
  frontEpisodesCall,
  frontMostReadCall,
  frontSectionCall,
} from '#pages/front/calls/front-boxes.call.ts';
import { autoBlockCall, recommendedCall } from '#pages/front/calls/front-variants.call.ts';
import { frontendInitCall, frontendRefreshCall } from '#pages/front/calls/frontend.call.ts';
import { frontPage } from '#pages/front/front.page.ts';
import { landingPage } from '#pages/landing/landing.page.ts';
import { oembedCall } from '#pages/oembed/oembed.call.ts';
import {
  dataDownloadCall,
  userInfoCall,
  userTokenCall,
  userUpdateCall,
} from '#pages/profile/calls/account-service.call.ts';
import { downloadPage } from '#pages/profile/download.page.ts';
import { profilePage } from '#pages/profile/profile.page.ts';
import { sectionPage } from '#pages/section/section.page.ts';
import { monthSitemapCall, sitemapIndexCall } from '#pages/sitemaps/month-sitemaps.call.ts';
import { newsSitemapCall } from '#pages/sitemaps/news-sitemap.call.ts';
import { pagesSitemapCall } from '#pages/sitemaps/pages-sitemap.call.ts';
import { robotsCall } from '#pages/sitemaps/robots.call.ts';
import { securityTextCall } from '#pages/sites/security-text.call.ts';
import { sitesCall } from '#pages/sites/sites.call.ts';
import { staffCall } from '#pages/sites/staff.call.ts';
import { supplementPage } from '#pages/supplements/supplement.page.ts';
import { manageSupportPage } from '#pages/support/manage-support.page.ts';
import { supportPage } from '#pages/support/support.page.ts';
import { supportOutcomePage } from '#pages/support/support-outcome.page.ts';
import { ownTicketPage } from '#pages/tips/own-ticket.page.ts';
import { tipGamePage } from '#pages/tips/tip-game.page.ts';
import { buildManifestCall, latestBuildCall } from './builds/build.call.ts';
import { registerCall as call, type RegisteredCall } from './calls/register-call.ts';
import {
  registerPage as page,
  registerPersonalPage as personalPage,
  type RegisteredPage,
} from './render/register-page.ts';

export const pages: readonly RegisteredPage[] = [
  page(frontPage),
  page(landingPage),
  page(articlePage),
  page(archivePage),
  page(documentPage),
  page(contentPage),
  page(podcastsPage),
  page(podcastPage),
  page(exchangePage),
  page(formula1Page),
  page(quizPage),
  page(supplementPage),
  page(footballPage),
  page(tipGamePage),
  page(ownTicketPage),
  page(electionMapPage),
  page(savedPage),
  page(notificationsPage),
  page(appWidgetPage),
  page(emptyPage),
  page(cataloguePage),
  personalPage(loginPage),
  personalPage(newsroomSignInPage),
  personalPage(invitationPage),
  personalPage(passwordResetPage),
  personalPage(securityPage),
  personalPage(campaignsPage),
  personalPage(readerSignInPage),
  personalPage(readerSecurityPage),
  personalPage(supportPage),
  personalPage(supportOutcomePage),
  personalPage(manageSupportPage),
  personalPage(cookiesPage),
  personalPage(signUpPage),
  personalPage(confirmNewsletterPage),
  personalPage(newsletterPreferencesPage),
  personalPage(unsubscribePage),
  page(newsletterPage),
  page(newsletterIssuePage),
  personalPage(profilePage),
  personalPage(downloadPage),
  page(sectionPage),
];

/** The pages' addresses, which an edition may not use for anything else. */
export const pageRoutes: readonly PageTraits[] = pages.map(({ traits }) => traits);

/** In the order of the OpenAPI document. */
export const calls: readonly RegisteredCall[] = [
  call(articleListCall),
  call(articleItemsCall),
  call(articleReactionsCall),
  call(articleBySlugCall),
  call(articleByIdCall),
  call(articleVersionCall),
  call(documentBySlugCall),
  call(searchCall),
  call(searchTypeaheadCall),
  call(searchAutocompleteCall),
  call(searchHighlightsCall),
  call(podcastBlockPositionCall),
  call(uniqueBySlugCall),
  call(uniqueGroupCall),
  call(frontBoxesCall),
  call(frontBoxCall),
  call(frontEpisodesCall),
  call(frontMostReadCall),
  call(frontSectionCall),
  call(autoBlockCall),
  call(recommendedCall),
  call(episodeCall),
  call(episodesCall),
  call(podcastsCall),
  call(readsCall),
  call(campaignCountsCall),
  call(campaignsCall),
  call(createCampaignCall),
  call(campaignReportCall),
  call(campaignReportCsvCall),
  call(changeCampaignCall),
  call(campaignPictureCall),
  call(endCampaignCall),
  call(frontendInitCall),
  call(frontendRefreshCall),
  call(tipGameCall),
  call(tipTableCall),
  call(tipTicketCall),
  call(tipTokenCall),
  call(saveTicketCall),
  call(exchangeCall),
  call(apiLivescoreCall),
  call(apiLivescoreSeasonCall),
  call(apiFixturesCall),
  call(fixtureCall),
  call(fixturesCall),
  call(standingsCall),
  call(topScorersCall),
  call(topYellowCardsCall),
  call(topRedCardsCall),
  call(countriesCall),
  call(leaguesCall),
  call(seasonsCall),
  call(racesCall),
  call(raceResultCall),
  call(raceStandingsCall),
  call(raceSeasonsCall),
  call(circuitCall),
  call(teamsCall),
  call(teamCall),
  call(driversCall),
  call(driverCall),
  call(livescoreHostCall),
  call(minutesCall),
  call(counterCall),
  call(noticeCall),
  call(subscribeCall),
  call(subscriptionsCall),
  call(subscribeTopicCall),
  call(unsubscribeCall),
  call(staffCall),
  call(meCall),
  call(loginCall),
  call(otpCall),
  call(googleCheckCall),
  call(refreshTokenCall),
  call(logoutCall),
  call(savedStoriesCall),
  call(userInfoCall),
  call(userTokenCall),
  call(userUpdateCall),
  call(dataDownloadCall),
  call(sitesCall),
  call(oembedCall),
  call(openApiCall),
  call(apiDocsCall),
  call(podcastFeedCall),
  call(podcastChaptersCall),
  call(feedCall),
  call(sitemapIndexCall),
  call(pagesSitemapCall),
  call(newsSitemapCall),
  call(monthSitemapCall),
  call(bordersCall),
  call(robotsCall),
  call(adsTxtCall),
  call(appAdsTxtCall),
  call(sellersCall),
  call(openSearchCall),
  call(securityTextCall),
  call(latestBuildCall),
  call(buildManifestCall),
  call(webPushStateCall),
  call(webPushCall),
  call(removeBrowserCall),
  call(linkBrowserCall),
  call(quizGraphqlCall),
  call(quizTokenCall),
  call(quizSchemaCall),
  call(quizHostCall),
  call(quizFormCall),
  call(ticketFormCall),
  call(ticketDeletionCall),
  call(oneClickCall),
];

/** Kinds of mails. */
export const mails: readonly RegisteredMail[] = [
  registerMail(testMail),
  registerMail(signInMail),
  registerMail(dataDownloadMail),
  registerMail(accountDeletionMail),
  registerMail(newAddressMail),
  registerMail(supportReceiptMail),
  registerMail(supportFailedMail),
  registerMail(supportCardMail),
  registerMail(supportReminderMail),
  registerMail(supportEndedMail),
  registerMail(supportRefundMail),
  registerMail(supportTransferMail),
  registerMail(supportChangedMail),
  registerMail(supportDisputedMail),
  registerMail(confirmNewsletterMail),
  registerMail(newsletterIssueMail),
  registerMail(memberLinkMail),
  registerMail(securityNoticeMail),
];
