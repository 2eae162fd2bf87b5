/**
 * Runs before the first paint: a promotion that the reader has hidden must not appear and vanish [NEWS-02]. It imports
 * nothing, as scripts of the head; `features/newsletters/subscribers/promo-cookie.ts` defines the cookies.
 */
for (const [, place = '', until] of document.cookie.matchAll(/\bnewsletter_hide_(\w+)=(\d+)/g))
  document.documentElement.toggleAttribute(`data-hides-${place}`, Number(until) > Date.now() / 1000);
