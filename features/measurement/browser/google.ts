/**
 * Google Analytics and Tag Manager. Consent mode is set before any of their scripts: everything denied, then what the
 * reader granted [ADS-13].
 */
import type { PageMeasurement } from '../measurement.ts';
import { loadScript } from './load-script.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** @param isNewPage False after a change of the consent on the same page. */
export function reportToGoogle(
  { analytics, tagManager }: PageMeasurement,
  granted: readonly string[],
  isNewPage: boolean,
): void {
  if (!analytics && !tagManager) return;
  const isFirst = !window.dataLayer;
  if (isFirst) gtag('consent', 'default', denied);
  gtag('consent', 'update', consentOf(granted));
  if (isFirst && analytics) {
    gtag('js', new Date());
    // Page views are reported below, for soft navigation as well.
    gtag('config', analytics.id, { send_page_view: false });
    loadScript(analytics.script);
  }
  if (isFirst && tagManager) {
    window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    loadScript(tagManager.script);
  }
  if (!isNewPage) return;
  const view = { page_location: location.origin + location.pathname, page_title: document.title };
  if (analytics) gtag('event', 'page_view', { ...view, send_to: analytics.id });
  if (tagManager) window.dataLayer?.push({ event: 'lapzarta_page', ...view });
}

/** After a withdrawal, for scripts that are already there. */
export function denyGoogle(): void {
  if (window.dataLayer) gtag('consent', 'update', denied);
}

function consentOf(granted: readonly string[]): Record<string, string> {
  const state = (purpose: string): string => (granted.includes(purpose) ? 'granted' : 'denied');
  return {
    ad_storage: state('ads'),
    ad_user_data: state('ads'),
    ad_personalization: state('personalisedAds'),
    analytics_storage: state('statistics'),
  };
}

function gtag(..._call: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: Google's scripts tell calls from other entries by this type
  window.dataLayer.push(arguments);
}
