/** Facebook's SDK, with the purpose of social media only [X21]. */
import type { PageMeasurement } from '../measurement.ts';
import { loadScript } from './load-script.ts';

declare global {
  interface Window {
    fbAsyncInit?: () => void;
    FB?: {
      init(setting: { appId: string; version: string; xfbml: boolean }): void;
      XFBML: { parse(root?: Element): void };
    };
  }
}

export function showFacebook(
  { script, appId, version }: NonNullable<PageMeasurement['facebook']>,
  root: ParentNode,
): void {
  // Loaded by an earlier page of this document.
  if (window.FB) {
    window.FB.XFBML.parse(root instanceof Element ? root : undefined);
    return;
  }
  window.fbAsyncInit = () => window.FB?.init({ appId, version, xfbml: true });
  loadScript(script);
}
