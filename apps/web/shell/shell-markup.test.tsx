import { describe, expect, it } from 'vitest';
import { pageContext } from '#pages/article/view/story.fixture.ts';
import { emptyShell } from './shell-data.fixture.ts';
import { shellMarkup } from './shell-markup.server.tsx';

const { site } = pageContext('');

describe('the shell’s HTML', () => {
  it('is rendered once for pages that share its data', () => {
    const shell = emptyShell(site);
    const first = shellMarkup(shell, 'site');
    expect(String(first.before)).toMatch(/^<a [^>]*href="#tartalom">.*<header/);
    expect(String(first.after)).toMatch(/^<footer.*data-stays=""/);
    expect(shellMarkup(shell, 'site')).toBe(first);
    shellMarkup(shell, 'front');
    expect(shellMarkup(shell, 'site')).toBe(first);
  });

  it('is rendered again for other data', () => {
    const shell = emptyShell(site);
    const first = shellMarkup(shell, 'site');
    const changed = { ...shell, site: { ...shell.site, name: 'Más lap' } };
    expect(String(shellMarkup(changed, 'site').after)).toContain('Más lap');
    expect(String(first.after)).not.toContain('Más lap');
  });

  it('has the site’s name as a heading on a front page, little on bare pages, nothing in the app [APP-01]', () => {
    const shell = emptyShell(site);
    const texts = (frame: 'site' | 'front' | 'bare' | 'app') =>
      Object.values(shellMarkup(shell, frame)).map(String);
    expect(texts('front')[0]).toContain('<h1');
    expect(texts('site')[0]).not.toContain('<h1');
    expect(texts('bare')[0]).toBe('');
    expect(texts('bare')[1]).toMatch(/^<div data-stays=""/);
    expect(texts('app')).toEqual(['', '']);
  });

  it('offers the app in the language of the page, except where a front page’s box does [FRONT-19]', () => {
    const stores = { apple: 'https://apps.example/a', google: 'https://play.example/a' };
    const footer = (language: 'hu' | 'en', frame: 'site' | 'front') =>
      String(shellMarkup({ ...emptyShell(site), language, stores }, frame).after);
    const link = '<a href="https://play.example/a" data-apple-store="https://apps.example/a"';
    expect(footer('en', 'site')).toMatch(new RegExp(`${link}[^>]*>Download app</a>`));
    expect(footer('hu', 'site')).toMatch(new RegExp(`${link}[^>]*>App letöltése</a>`));
    expect(footer('hu', 'front')).not.toContain(link);
    expect(String(shellMarkup(emptyShell(site), 'site').after)).not.toContain('App letöltése');
  });

  it('begins with the preview bar on an unpublished edition', () => {
    const shell = emptyShell(site);
    const { before } = shellMarkup({ ...shell, isPreview: true }, 'site');
    expect(String(before)).toContain('Ez a lap még nem jelent meg.');
    expect(String(shellMarkup(shell, 'site').before)).not.toContain('Előnézet');
  });
});
