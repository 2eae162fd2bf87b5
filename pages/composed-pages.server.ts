/** Pages and calls that several features make together, and what belongs to them. */
import { defineFeature, registerCall, registerPage, registerPersonalPage } from '#features/kit/public.ts';
import { apiDocsCall, newsroomApiCall, openApiCall } from './api-docs/open-api.call.ts';
import { appWidgetPage } from './app-widget/app-widget.page.ts';
import { archivePage } from './archive/archive.page.ts';
import { openSearchCall } from './archive/open-search.call.ts';
import { articlePage } from './article/article.page.ts';
import { breakingCall } from './breaking/breaking.call.ts';
import { cataloguePage } from './catalogue/catalogue.page.ts';
import { contentPage } from './document/content.page.ts';
import { documentPage } from './document/document.page.ts';
import { emptyPage } from './empty/empty.page.ts';
import { feedCall } from './feeds/feed.call.ts';
import { feedQueues } from './feeds/feed-queues.server.ts';
import { footballPage } from './football/football.page.ts';
import { formula1Page } from './formula1/formula1.page.ts';
import { framedPages } from './framed-pages.ts';
import {
  frontBoxCall,
  frontBoxesCall,
  frontEpisodesCall,
  frontMostReadCall,
  frontSectionCall,
} from './front/calls/front-boxes.call.ts';
import { autoBlockCall, recommendedCall } from './front/calls/front-variants.call.ts';
import { frontendInitCall, frontendRefreshCall } from './front/calls/frontend.call.ts';
import { addFrontCommands } from './front/commands/front-commands.server.ts';
import { addUniqueCommands } from './front/commands/unique-commands.server.ts';
import { frontPage } from './front/front.page.ts';
import { landingPage } from './landing/landing.page.ts';
import { oembedCall } from './oembed/oembed.call.ts';
import { storyOutcomes } from './outcomes/story-outcomes.server.ts';
import {
  dataDownloadCall,
  userInfoCall,
  userTokenCall,
  userUpdateCall,
} from './profile/calls/account-service.call.ts';
import { downloadPage } from './profile/download.page.ts';
import { profilePage } from './profile/profile.page.ts';
import { sectionPage } from './section/section.page.ts';
import { monthSitemapCall, sitemapIndexCall } from './sitemaps/month-sitemaps.call.ts';
import { newsSitemapCall } from './sitemaps/news-sitemap.call.ts';
import { pagesSitemapCall } from './sitemaps/pages-sitemap.call.ts';
import { robotsCall } from './sitemaps/robots.call.ts';
import { securityTextCall } from './sites/security-text.call.ts';
import { sitesCall } from './sites/sites.call.ts';
import { staffCall } from './sites/staff.call.ts';
import { supplementPage } from './supplements/supplement.page.ts';
import { giftPage } from './support/gift.page.ts';
import { manageSupportPage } from './support/manage/manage-support.page.ts';
import { supportPage } from './support/support.page.ts';
import { supportOutcomePage } from './support/support-outcome.page.ts';
import { gamesPart } from './tips/games-part.server.ts';
import { ownTicketPage } from './tips/own-ticket.page.ts';
import { tipGamePage } from './tips/tip-game.page.ts';

export const composedPages = defineFeature({
  name: 'pages',
  layer: 7,
  parts: [gamesPart],
  pages: [
    registerPage(frontPage),
    registerPage(landingPage),
    registerPage(articlePage),
    registerPage(archivePage),
    registerPage(documentPage),
    registerPage(contentPage),
    registerPage(formula1Page),
    registerPage(supplementPage),
    registerPage(footballPage),
    registerPage(tipGamePage),
    registerPage(ownTicketPage),
    registerPage(appWidgetPage),
    registerPage(emptyPage),
    registerPage(cataloguePage),
    registerPersonalPage(supportPage),
    registerPersonalPage(supportOutcomePage),
    registerPersonalPage(manageSupportPage),
    registerPersonalPage(giftPage),
    registerPersonalPage(profilePage),
    registerPersonalPage(downloadPage),
    registerPage(sectionPage),
  ],
  calls: [
    registerCall(breakingCall),
    registerCall(frontBoxesCall),
    registerCall(frontBoxCall),
    registerCall(frontEpisodesCall),
    registerCall(frontMostReadCall),
    registerCall(frontSectionCall),
    registerCall(autoBlockCall),
    registerCall(recommendedCall),
    registerCall(frontendInitCall),
    registerCall(frontendRefreshCall),
    registerCall(staffCall),
    registerCall(userInfoCall),
    registerCall(userTokenCall),
    registerCall(userUpdateCall),
    registerCall(dataDownloadCall),
    registerCall(sitesCall),
    registerCall(oembedCall),
    registerCall(openApiCall),
    registerCall(newsroomApiCall),
    registerCall(apiDocsCall),
    registerCall(feedCall),
    registerCall(sitemapIndexCall),
    registerCall(pagesSitemapCall),
    registerCall(newsSitemapCall),
    registerCall(monthSitemapCall),
    registerCall(robotsCall),
    registerCall(openSearchCall),
    registerCall(securityTextCall),
  ],
  outcomesOf: storyOutcomes,
  queues: feedQueues,
  commands: [addFrontCommands, addUniqueCommands],
  framedOrigins: framedPages,
});
