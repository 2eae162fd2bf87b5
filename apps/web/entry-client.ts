/** Client entry, loaded on every page. All pages work without it. */

import { nameReader } from '#features/accounts/browser/account.startup.ts';
import { loadSlots } from '#features/ads/browser/slots.startup.ts';
import { loadConsent } from '#features/consent/browser/consent-service.startup.ts';
import { openEmbedsOnRequest } from '#features/consent/browser/embeds.startup.ts';
import { openConsent } from '#features/consent/browser/open-consent.startup.ts';
import { unfoldLinkedPost } from '#features/live/browser/linked-post.startup.ts';
import { hidePromo } from '#features/newsletters/browser/hide-promo.startup.ts';
import { completeSearches } from '#features/search/browser/search.startup.ts';
import { openSearchInPlace } from '#features/search/browser/search-panel.startup.ts';
import { enlargePictures } from '#pages/article/browser/lightbox.startup.ts';
import { linkToDeviceStore } from '#pages/front/browser/app-store.startup.ts';
import { onInserted } from '#platform/browser/inserted-parts.ts';
import { delegateNavigationToApp } from '#platform/browser/native-app/native-app.startup.ts';
import { offerSharing } from '#ui/browser/share.startup.ts';
import { keepCurrentTabVisible } from '#ui/browser/tabs.startup.ts';
import { loadBehaviours, loadBehavioursOfShell } from './behaviours/behaviours.startup.ts';
import { showColourChoice } from './behaviours/colour-choice.startup.ts';
import { moveHeader } from './behaviours/header.startup.ts';
import { awaitIslands } from './behaviours/islands.startup.ts';
import { closeMenuWhenObsolete } from './behaviours/menu.startup.ts';
import { whenAgreed } from './behaviours/when-agreed.startup.ts';
import { startNavigation } from './navigation/start-navigation.ts';
import { startWorker } from './offline/worker.startup.ts';
import { replaceWordsOfDocument } from './words-of-document.ts';

replaceWordsOfDocument();
startNavigation({
  shell: [
    closeMenuWhenObsolete,
    openSearchInPlace,
    linkToDeviceStore,
    showColourChoice,
    openConsent,
    loadConsent,
    loadBehavioursOfShell,
    nameReader,
    startWorker,
  ],
  page: [
    delegateNavigationToApp,
    moveHeader,
    offerSharing,
    openEmbedsOnRequest,
    keepCurrentTabVisible,
    whenAgreed,
    completeSearches,
    enlargePictures,
    linkToDeviceStore,
    hidePromo,
    loadSlots,
    awaitIslands,
    unfoldLinkedPost,
    loadBehaviours,
    onInserted(openEmbedsOnRequest, awaitIslands, loadBehaviours),
  ],
});
