/** What runs in every reader's browser. Everything works without it. */
import { leadToOwnStore } from './behaviours/app-store.ts';
import { moveCarouselsIfAny } from './behaviours/carousels.ts';
import { showColourChoice } from './behaviours/colour-choice.ts';
import { followContents } from './behaviours/contents.ts';
import { countReading } from './behaviours/count-reading.ts';
import { openEmbedsWhenAsked } from './behaviours/embed.ts';
import { moveHeader } from './behaviours/header-scroll.ts';
import { leaveTheWayToTheApp } from './behaviours/in-app.ts';
import { keepForLater } from './behaviours/keep-for-later.ts';
import { enlargePictures } from './behaviours/lightbox.ts';
import { keepLiveIfAny } from './behaviours/live.ts';
import { closeMenuWhenItIsNoLongerNeeded } from './behaviours/menu.ts';
import { completeSearches } from './behaviours/search.ts';
import { openSearchInPlace } from './behaviours/search-panel.ts';
import { offerSharing } from './behaviours/share.ts';
import { keepCurrentTabInSight } from './behaviours/tabs.ts';
import { rememberVisitedTags } from './behaviours/visited-tags.ts';
import { awaitIslands, awaitIslandsOfShell } from './islands/await-islands.ts';
import { startNavigation } from './navigation/start-navigation.ts';
import { startWorker } from './offline/start-worker.ts';

startNavigation({
  shell: [
    closeMenuWhenItIsNoLongerNeeded,
    openSearchInPlace,
    showColourChoice,
    awaitIslandsOfShell,
    startWorker,
  ],
  page: [
    leaveTheWayToTheApp,
    moveHeader,
    offerSharing,
    openEmbedsWhenAsked,
    keepCurrentTabInSight,
    rememberVisitedTags,
    completeSearches,
    enlargePictures,
    followContents,
    moveCarouselsIfAny,
    leadToOwnStore,
    countReading,
    keepForLater,
    awaitIslands,
    keepLiveIfAny,
  ],
});
