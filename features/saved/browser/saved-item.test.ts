import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeElement } from '#tests/fake-browser.ts';
import type { ListedStory } from './device-lists.ts';
import { itemOf } from './saved-item.ts';

/** An element of the list's template, with what a story sets. */
class Part extends FakeElement {
  lang = '';
  href = '';
  src = '';
  isRemoved = false;
  attributes: Record<string, string> = {};
  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }
  remove(): void {
    this.isRemoved = true;
  }
}

const story: ListedStory = {
  path: '/belfold/hid',
  title: 'Elkelt a <b>híd</b>',
  lead: 'Kétmilliárdért.',
  image: '/kepek/hid.avif',
  language: 'en',
};

function createItem() {
  const parts = {
    title: new Part(),
    link: new Part(),
    lead: new Part(),
    image: new Part(),
    here: new Part(),
    remove: new Part(),
  };
  const item = new Part();
  item.found = new Map([
    ['h3, [data-saved-lead]', [parts.title, parts.lead]],
    ['a', [parts.link]],
    ['[data-saved-lead]', [parts.lead]],
    ['img', [parts.image]],
    ['[data-saved-here]', [parts.here]],
    ['[data-saved-remove]', [parts.remove]],
  ]);
  const template = Object.assign(new Part(), { content: { firstElementChild: { cloneNode: () => item } } });
  const page = new Part();
  page.found.set('template[data-saved-item]', [template]);
  return { item, page, ...parts };
}

let made: ReturnType<typeof createItem>;
beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://lap.example' });
  vi.stubGlobal('HTMLElement', Part);
  made = createItem();
});
afterEach(() => vi.unstubAllGlobals());

function show(change: Partial<ListedStory> = {}, copies: string[] = [], onRemove = vi.fn()) {
  // The function takes what a browser gives it.
  return Reflect.apply(itemOf, null, [made.page, { ...story, ...change }, new Set(copies), onRemove]);
}

describe('a story in the list', () => {
  it('has its words as text, in its own language, and a link to its page', () => {
    expect(show()).toBe(made.item);
    expect(made.link).toMatchObject({ href: '/belfold/hid', textContent: 'Elkelt a <b>híd</b>' });
    expect(made.lead).toMatchObject({ textContent: 'Kétmilliárdért.', lang: 'en' });
    expect(made.title.lang).toBe('en');
    expect(made.image.src).toBe('/kepek/hid.avif');
  });

  it.each([
    'https://gonosz.example/',
    '//gonosz.example/',
    'javascript:alert(1)',
    'https://',
    'blob:https://lap.example/1',
  ])('is not shown when its address leads off the site: %s', (path) => {
    expect(show({ path })).toBeNull();
  });

  it('has no picture of another site, none that is missing, and none that fails to load', () => {
    for (const image of ['', 'https://gonosz.example/pixel.gif', 'data:image/png;base64,AA']) {
      made = createItem();
      show({ image });
      expect([made.image.src, made.image.isRemoved], image).toEqual(['', true]);
    }
    made = createItem();
    show();
    expect(made.image.isRemoved).toBe(false);
    made.image.dispatchEvent(new Event('error'));
    expect(made.image.isRemoved).toBe(true);
  });

  it('says that it can be read offline only if there is a copy', () => {
    show({}, ['/belfold/masik']);
    expect(made.here.isRemoved).toBe(true);
    made = createItem();
    show({}, ['/belfold/hid']);
    expect(made.here.isRemoved).toBe(false);
  });

  it('is removed by a button that names it', () => {
    const onRemove = vi.fn();
    show({ title: 'Híd' }, [], onRemove);
    expect(made.remove.attributes['aria-label']).toBe('Eltávolítás: Híd');
    made.remove.dispatchEvent(new Event('click'));
    expect(onRemove).toHaveBeenCalledExactlyOnceWith(made.item);
  });
});
