/** Measuring pixels of advertisers: each is requested once a page, when its element was seen [ADS-15]. */
import { whenSeen } from './when-seen.ts';

const attribute = 'data-av-code';

/** @param until Aborted when the reader withdraws the consent to ads, and when the page is left. */
export function requestPixels(root: ParentNode, until: AbortSignal): void {
  const { pixelHosts = '' } = document.documentElement.dataset;
  const hosts = new Set(pixelHosts.split(' '));
  const requested = new Set<string>();
  for (const element of root.querySelectorAll(`[${attribute}]`)) {
    const address = element.getAttribute(attribute) ?? '';
    if (!URL.canParse(address) || !hosts.has(new URL(address).hostname)) continue;
    whenSeen(element, until, () => {
      if (requested.has(address)) return;
      requested.add(address);
      const pixel = new Image(1, 1);
      pixel.referrerPolicy = 'origin';
      pixel.src = address;
    });
  }
}
