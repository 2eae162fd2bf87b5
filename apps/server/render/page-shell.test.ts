import { describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { pageShell } from './page-shell.ts';

const server = withServer();

function shellOf(slug: string, path: string, language: 'hu' | 'en' = 'hu') {
  const { context } = server;
  const site = context.edition.sites.find((one) => one.slug === slug);
  if (!site) throw new Error(`There is no ${slug}.`);
  return pageShell(context, { site, path }, { language, hidesSupport: false });
}

describe('the page shell', () => {
  it('is the same frozen object for pages with equal data', () => {
    const shell = shellOf('telex', '/belfold/2026/11/20/egy');
    expect(shellOf('telex', '/kulfold/2026/11/20/ketto')).toBe(shell);
    expect(Object.isFrozen(shell)).toBe(true);
  });

  it('differs by site, language and menu entry', () => {
    const shell = shellOf('telex', '/');
    const [entry] = shell.site.menu;
    const others = [shellOf('g7', '/g7'), shellOf('telex', '/', 'en'), shellOf('telex', entry?.href ?? '')];
    expect(new Set([shell, ...others]).size).toBe(4);
    expect(shellOf('telex', entry?.href ?? '').entry).toBe(entry?.href);
    expect(shellOf('telex', '/mentett').entry).toBe('/mentett');
  });

  it('links to the page of support where a site has one, in its language', () => {
    expect(shellOf('karakter', '/karakter').supportHref).toBe('/karakter/tamogatas');
    expect(shellOf('telex', '/', 'en').supportHref).toBe('/tamogatas?nyelv=en');
    expect(shellOf('transtelex', '/').supportHref).toBeNull();
  });

  it('is evicted after many changes of figures', () => {
    const { context } = server;
    const [site] = context.edition.sites;
    if (!site) throw new Error('There is no site.');
    const euro = { base: 'HUF', currency: 'EUR', change: null, day: '2026-11-20', source: 'MNB' } as const;
    const withRate = (rate: number) =>
      pageShell(
        context,
        { site, path: '/' },
        {
          language: 'hu',
          hidesSupport: false,
          figures: { rates: [{ currency: 'EUR', rate: { ...euro, rate } }], place: null, station: null },
        },
      );
    const first = withRate(0);
    expect(withRate(0)).toBe(first);
    for (let rate = 1; rate <= 100; rate += 1) withRate(rate);
    expect(withRate(0)).not.toBe(first);
  });
});
