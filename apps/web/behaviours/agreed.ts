import { updateVisitedTags } from './visited-tags.ts';

/** For readers who agreed to some purpose, or withdrew it. */
export function updateAgreed(root: ParentNode, until: AbortSignal): void {
  const { consent = '' } = document.documentElement.dataset;
  if (/statistics|socialMedia/.test(consent) || localStorage['beam-browser'])
    void import('./measurement.ts').then((module) => module.updateMeasurement(root, until));
  updateVisitedTags(root);
}
