/** The features of the program, one line each; everything else about them is in their own folders. */
import { accountsFeature } from '#features/accounts/accounts.feature.server.ts';
import { adsFeature } from '#features/ads/ads.feature.server.ts';
import { audioFeature } from '#features/audio/audio.feature.server.ts';
import { consentFeature } from '#features/consent/consent.feature.server.ts';
import { contentFeature } from '#features/content/content.feature.server.ts';
import { figuresFeature } from '#features/figures/figures.feature.server.ts';
import { frontFeature } from '#features/front/front.feature.server.ts';
import { importsFeature } from '#features/imports/imports.feature.server.ts';
import { noFeatures } from '#features/kit/public.ts';
import { liveFeature } from '#features/live/live.feature.server.ts';
import { livescoreFeature } from '#features/livescore/livescore.feature.server.ts';
import { measurementFeature } from '#features/measurement/measurement.feature.server.ts';
import { mediaFeature } from '#features/media/media.feature.server.ts';
import { messagesFeature } from '#features/messages/messages.feature.server.ts';
import { newslettersFeature } from '#features/newsletters/newsletters.feature.server.ts';
import { pushFeature } from '#features/push/push.feature.server.ts';
import { quizFeature } from '#features/quiz/quiz.feature.server.ts';
import { readershipFeature } from '#features/readership/readership.feature.server.ts';
import { savedFeature } from '#features/saved/saved.feature.server.ts';
import { searchFeature } from '#features/search/search.feature.server.ts';
import { sitesFeature } from '#features/sites/sites.feature.server.ts';
import { supplementsFeature } from '#features/supplements/supplements.feature.server.ts';
import { supportFeature } from '#features/support/support.feature.server.ts';
import { tipsFeature } from '#features/tips/tips.feature.server.ts';
import { writingFeature } from '#features/writing/writing.feature.server.ts';
import { composedPages } from '#pages/composed-pages.server.ts';
import { buildCalls } from './builds/build-calls.ts';

/** In the order of the OpenAPI document, of the commands, of a reader's download and of the content policy. */
export const featureList = noFeatures
  .with(sitesFeature)
  .with(contentFeature)
  .with(mediaFeature)
  .withCreated(writingFeature)
  .with(searchFeature)
  .withCreated(frontFeature)
  .with(composedPages)
  .withCreated(liveFeature)
  .with(audioFeature)
  .withCreated(importsFeature)
  .withCreated(readershipFeature)
  .withCreated(figuresFeature)
  .with(livescoreFeature)
  .with(supplementsFeature)
  .withCreated(quizFeature)
  .with(tipsFeature)
  .with(accountsFeature)
  .with(savedFeature)
  .with(supportFeature)
  .with(messagesFeature)
  .with(newslettersFeature)
  .with(pushFeature)
  .with(consentFeature)
  .withCreated(adsFeature)
  .with(measurementFeature)
  .with(buildCalls);

export const { features } = featureList;
