/** Pages in English have English labels throughout; Hungarian parts are marked with `lang`. */
import type { Page } from '@playwright/test';
import { openStory, sites } from './addresses.ts';
import { expect, scrollToEnd, test } from './strict-test.ts';

/** Texts, and attributes that are shown or read aloud, in elements whose `lang` is English. */
function textsInEnglish(page: Page): Promise<{ text: string; isEditorial: boolean }[]> {
  return page.evaluate(() => {
    const texts: { text: string; isEditorial: boolean }[] = [];
    const spoken = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'content'];
    // Editors' English texts may contain Hungarian names of people and places.
    const editorial =
      'h1, h3, figcaption, img, [data-part=head] p, [class*=body-] > *, [class*=standfirst], [class*=teaser], [class*=author], a[href*="/szerzo/"], [property="article:author"]';
    const note = (element: Element, text: string): void => {
      if (text.trim() === '' || element.closest('[lang]')?.getAttribute('lang') !== 'en') return;
      texts.push({ text: text.trim(), isEditorial: element.closest(editorial) !== null });
    };
    const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ALL);
    for (let node: Node | null = nodes.currentNode; node; node = nodes.nextNode()) {
      if (node instanceof Element) {
        for (const name of spoken) note(node, node.getAttribute(name) ?? '');
      } else if (node instanceof Text && node.parentElement) {
        if (!node.parentElement.closest('script, style, noscript')) note(node.parentElement, node.data);
      }
    }
    return texts;
  });
}

const names = new RegExp(
  sites
    .map(({ name }) => name)
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'g',
);
const hungarianLetter = /[áéíóöőúüű]/i;
/** Common Hungarian words of labels without accents, and accented words that begin with a lower-case letter. */
const hungarianWord =
  /(?<!\p{L})(?:az|egy|hogy|nem|meg|vagy|csak|cikk(?:ek)?|hirek|oldal|perce|perc|ma|tegnap|friss|rovat|lap|elemz|tovabb|most|vissza|keres|megnezem|(?:\p{Ll}*[áéíóöőúüű]\p{L}*))(?!\p{L})/u;

function hungarianIn(texts: { text: string; isEditorial: boolean }[]): string[] {
  return texts
    .map(({ text, isEditorial }) => ({ text: text.replace(names, ''), isEditorial }))
    .filter(
      ({ text, isEditorial }) => hungarianWord.test(text) || (!isEditorial && hungarianLetter.test(text)),
    )
    .map(({ text }) => text);
}

for (const [name, open] of [
  ['list of stories in English', (page: Page) => page.goto('/english')],
  ['story in English', (page: Page) => openStory(page, 'english')],
] as const)
  for (const width of [375, 1280])
    test(`all Hungarian text of the ${name} is marked as Hungarian, at ${width} px [LIST-18, LIVE-07, SITE-09]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      await scrollToEnd(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(hungarianIn(await textsInEnglish(page))).toEqual([]);
      await expect(page.getByRole('contentinfo')).toContainText('Privacy');
      await expect(page.getByRole('contentinfo')).toContainText('coverage from Hungary and the world');
      await expect(page.locator('header, footer').locator('[lang=hu]')).toHaveCount(0);
      for (const time of await page.locator('main time').allInnerTexts()) {
        expect(time).toMatch(
          /^(?:now|\d+ minutes? ago|today .*|\d{1,2} [A-Z][a-z]+(?: \d{4})?, \d{1,2}:\d{2})$/,
        );
      }
    });

test('a Hungarian story on a page in English is marked as Hungarian, with its label and picture', async ({
  page,
}) => {
  await openStory(page, 'english');
  const card = page.locator('main article', { has: page.getByText('HU', { exact: true }) }).first();
  await expect(card.locator('a[lang=hu]').first()).toBeAttached();
  await expect(card.locator('picture[lang=hu]')).toHaveCount(1);
});
