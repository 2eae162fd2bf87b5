/** Starts each service when its purpose is granted, and ends the measurement when it is withdrawn [S18]. */
import { requireDocument } from '#platform/browser/pages/next-document.ts';
import type { PageMeasurement } from '../measurement.ts';
import { countAudience } from './audience.ts';
import { withdrawn } from './beam-sender.ts';
import { showFacebook } from './facebook.ts';
import { denyGoogle, reportToGoogle } from './google.ts';
import { measurePage } from './measure-page.ts';

interface Visit {
  /** Of the page. */
  until: AbortSignal;
  /** Ends the measurement when the consent is withdrawn; null without consent. */
  statistics: AbortController | null;
  hasFacebook: boolean;
}

let visit: Visit | undefined;
/** Whether scripts of others are in this document, by the purpose that they need. */
const loaded = { statistics: false, socialMedia: false };

/** Called on each page, and after each change of the consent. */
export function updateMeasurement(root: ParentNode, until: AbortSignal): void {
  // The page was left while this script was being loaded.
  if (until.aborted) return;
  if (visit?.until !== until) visit = { until, statistics: null, hasFacebook: false };
  const measured = measuredHere();
  const granted = (document.documentElement.dataset.consent ?? '').split(' ');
  const isGranted = granted.includes('statistics');
  const isSocial = granted.includes('socialMedia');

  if (isGranted) {
    reportToGoogle(measured, granted, visit.statistics === null);
    if (!visit.statistics) {
      visit.statistics = new AbortController();
      const signal = AbortSignal.any([visit.statistics.signal, until]);
      if (measured.beam) measurePage(measured.beam, root, signal);
      if (measured.audience) countAudience(measured.audience);
    }
    loaded.statistics ||= [measured.audience, measured.analytics, measured.tagManager].some(Boolean);
  } else {
    visit.statistics?.abort(withdrawn);
    visit.statistics = null;
    denyGoogle();
  }
  if (isSocial && !visit.hasFacebook && measured.facebook) {
    showFacebook(measured.facebook, root);
    loaded.socialMedia = true;
  }
  visit.hasFacebook = isSocial;

  // They report to the accounts of the site that loaded them: soft navigation leaves other sites to the browser.
  if (loaded.statistics || loaded.socialMedia)
    document.documentElement.dataset.measuredSite ??= document.body.dataset.site ?? '';
  // Scripts of others cannot be taken back: after a withdrawal the next page is a document of its own.
  requireDocument('measurement', (loaded.statistics && !isGranted) || (loaded.socialMedia && !isSocial));
}

/** Without the services of others on another site than theirs, which a reader who listens to something reaches. */
function measuredHere(): PageMeasurement {
  const { measurement = '{}', site = '' } = document.body.dataset;
  const measured: PageMeasurement = JSON.parse(measurement);
  const { measuredSite = site } = document.documentElement.dataset;
  if (site === measuredSite) return measured;
  return measured.beam ? { beam: measured.beam } : {};
}
