import { describe, expect, it } from 'vitest';
import {
  isHistoryTraversal,
  isPageChange,
  type LinkLike,
  type NavigationLike,
  pageOfLink,
  parsePageUrl,
} from './page-links.ts';

const here = 'https://lap.example/rovat/belfold?oldal=2#lista';

function link(href: string, others: Partial<Omit<LinkLike, 'href'>> = {}): LinkLike {
  const plain = { target: '', type: '', hasAttribute: () => false, closest: () => null };
  return { href: new URL(href, here).href, ...plain, ...others };
}

describe('a link handled by soft navigation', () => {
  it.each([
    ['/legfrissebb', {}],
    ['https://lap.example/after', {}],
    ['/rovat/belfold', {}],
    ['?oldal=3', {}],
    ['/x', { target: '_self' }],
    ['/x', { type: 'text/html' }],
  ])('%s %o', (href, others) => {
    expect(pageOfLink(link(href, others), here)?.href).toBe(new URL(href, here).href);
  });
});

describe('a link left to the browser', () => {
  it.each([
    ['of another host', 'https://masik.example/x', {}],
    ['of another port', 'https://lap.example:8443/x', {}],
    ['of another protocol [ERR-08]', 'javascript:alert(1)', {}],
    ['of another protocol [ERR-08]', 'data:text/html,x', {}],
    ['to write to', 'mailto:a@lap.example', {}],
    ['to a part of this page', '#lista', {}],
    ['to this page', here.replace('#lista', ''), {}],
    ['to another window', '/x', { target: '_blank' }],
    ['to a file to keep', '/x', { hasAttribute: (name: string) => name === 'download' }],
    ['to a file', '/kepek/a-600.avif', {}],
    ['to something that is no page', '/rss', { type: 'application/rss+xml' }],
    ['that is to be left alone', '/x', { closest: (selector: string) => selector === '[data-no-soft]' }],
  ])('%s', (_why, href, others) => {
    expect(pageOfLink(link(href, others), here)).toBeNull();
  });
});

describe('an address from a response', () => {
  it('is accepted only on this site [ERR-08, BUILD-09]', () => {
    expect(parsePageUrl('/x?a=1', here)?.href).toBe('https://lap.example/x?a=1');
    for (const other of [
      '//masik.example/x',
      'https://masik.example/',
      'javascript:alert(1)',
      'http://',
      '/\\m.example',
    ]) {
      expect(parsePageUrl(other, here), other).toBeNull();
    }
  });
});

function navigation(others: Partial<NavigationLike>): NavigationLike {
  return {
    canIntercept: true,
    cancelable: true,
    defaultPrevented: false,
    downloadRequest: null,
    formData: null,
    hashChange: false,
    navigationType: 'push',
    destination: { url: 'https://lap.example/x', sameDocument: false },
    ...others,
  };
}

describe('a navigation', () => {
  it('to another page is handled by soft navigation', () => {
    expect(isPageChange(navigation({}), here)).toBe(true);
    expect(isPageChange(navigation({ navigationType: 'replace' }), here)).toBe(true);
  });

  it.each<Partial<NavigationLike>>([
    { canIntercept: false },
    { cancelable: false },
    { defaultPrevented: true },
    { downloadRequest: '' },
    { navigationType: 'reload' },
    { navigationType: 'traverse' },
    { destination: { url: 'https://lap.example/x', sameDocument: true } },
    { destination: { url: 'https://masik.example/x', sameDocument: false } },
  ])('is left to the browser with %o', (others) => {
    expect(isPageChange(navigation(others), here)).toBe(false);
  });

  it('back to a page of the same document is handled by soft navigation, unless only the hash changes', () => {
    const back = { navigationType: 'traverse', destination: { url: here, sameDocument: true } } as const;
    expect(isHistoryTraversal(navigation(back))).toBe(true);
    expect(isHistoryTraversal(navigation({ ...back, hashChange: true }))).toBe(false);
    expect(isHistoryTraversal(navigation({ ...back, destination: { url: here, sameDocument: false } }))).toBe(
      false,
    );
    expect(isHistoryTraversal(navigation({}))).toBe(false);
  });
});
