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

  it('begins with the preview bar on an unpublished edition', () => {
    const shell = emptyShell(site);
    const { before } = shellMarkup({ ...shell, isPreview: true }, 'site');
    expect(String(before)).toContain('Ez a lap még nem jelent meg.');
    expect(String(shellMarkup(shell, 'site').before)).not.toContain('Előnézet');
  });
});
