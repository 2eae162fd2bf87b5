/** Runs in the `<head>` before the first paint: classic scripts, without imports and exports. */
import '#features/consent/browser/consent.head.ts';
import './behaviours/colour-mode.head.ts';
import '#features/newsletters/browser/hidden-promo.head.ts';
import '#features/livescore/browser/hidden-scores.head.ts';
import './behaviours/whole-page.head.ts';
