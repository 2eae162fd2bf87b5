/** The buttons that hide the newsletters' promotion; without script there are none. */
import { type PromoPlace, promoCookie, promoPlaces } from '../subscribers/promo-cookie.ts';

export function hidePromo(root: ParentNode): void {
  for (const place of promoPlaces) {
    const promo = root.querySelector<HTMLElement>(`[data-newsletter-promo=${place}]`);
    for (const button of promo?.querySelectorAll<HTMLElement>('[data-hides]') ?? []) {
      button.hidden = false;
      button.onclick = () => {
        const isPermanent = button.dataset.hides === 'permanent';
        // A permanent hide counts on all pages.
        for (const one of isPermanent ? promoPlaces : [place]) setCookie(one, isPermanent);
        if (promo) leave(promo);
      };
    }
  }
}

function setCookie(place: PromoPlace, isPermanent: boolean): void {
  const now = Math.floor(Date.now() / 1000);
  const cookie = promoCookie(document.cookie, place, isPermanent, now, location.protocol === 'https:');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox.
  if (cookie) document.cookie = cookie;
}

/** The focus stays where the promotion was. */
function leave(promo: HTMLElement): void {
  const place = promo.parentElement;
  promo.remove();
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
