/** Starts each service when its purpose is granted, and ends the measurement when it is withdrawn [S18]. */
import type { PageMeasurement } from '../measurement.ts';
import { countAudience } from './audience.ts';
import { withdrawn } from './beam-sender.ts';
import { showFacebook } from './facebook.ts';
import { denyGoogle, reportToGoogle } from './google.ts';
import { measurePage } from './measure-page.ts';
import { leaveSoftNavigation, returnToSoftNavigation } from './next-document.ts';
import { removeTraces } from './stored-ids.ts';

/** Whether scripts of others are in this document. */
let isMeasured = false;
let isSocialLoaded = false;

export function followMeasurement(root: ParentNode, until: AbortSignal): void {
  const measured: PageMeasurement = JSON.parse(document.body.dataset.measurement ?? '{}');
  /** Of the purposes that were granted last; null for none. */
  let statistics: AbortController | null = null;
  let hasFacebook = false;

  const follow = (): void => {
    const granted = (document.documentElement.dataset.consent ?? '').split(' ');
    const isGranted = granted.includes('statistics');
    if (isGranted) reportToGoogle(measured, granted, statistics === null);
    if (isGranted && !statistics) {
      statistics = new AbortController();
      if (measured.beam) measurePage(measured.beam, root, AbortSignal.any([statistics.signal, until]));
      if (measured.audience) countAudience(measured.audience);
    }
    if (!isGranted) {
      statistics?.abort(withdrawn);
      statistics = null;
      denyGoogle();
      removeTraces();
    }
    const isSocial = granted.includes('socialMedia');
    if (isSocial && !hasFacebook && measured.facebook) showFacebook(measured.facebook, root);
    // Scripts of others cannot be taken back: the next page is a document of its own.
    const isWithdrawn = (isMeasured && !isGranted) || (isSocialLoaded && !isSocial);
    isMeasured ||= isGranted && hasScripts(measured);
    isSocialLoaded ||= isSocial && measured.facebook !== undefined;
    hasFacebook = isSocial;
    if (isWithdrawn) leaveSoftNavigation();
    else returnToSoftNavigation();
  };
  document.addEventListener('consentchange', follow, { signal: until });
  follow();
}

function hasScripts({ audience, analytics, tagManager }: PageMeasurement): boolean {
  return [audience, analytics, tagManager].some((one) => one !== undefined);
}
