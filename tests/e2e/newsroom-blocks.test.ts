/** Every kind of block, made by the keyboard alone, published and read [EDIT-05]. */
import { join } from 'node:path';
import type { FileChooser, Page } from '@playwright/test';
import sharp from 'sharp';
import { accessibilityFaults } from './accessibility.ts';
import { ofAttempt } from './attempt.ts';
import { acceptInvitation } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';
import { act, choose, giveFiles, intoText, newStory, saved, textOf } from './writing-steps.ts';

const films = join(import.meta.dirname, '../../sample/content/films');
const film = (name: string) => join(films, name);

async function photo(name: string, background: string) {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

/** By the menu that a slash opens; what is typed is the beginning of its name. */
async function block(page: Page, typed: string, name: string): Promise<void> {
  await page.keyboard.type(`/${typed}`);
  await expect(page.getByRole('option', { name }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

async function blockOfFiles(
  page: Page,
  [typed, name]: [string, string],
  files: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  await giveFiles(page, () => block(page, typed, name), files);
}

/** Behind the block, into a new paragraph. */
const goOn = (page: Page) => page.keyboard.press('Control+Enter');

async function find(page: Page, words: string, option: RegExp): Promise<void> {
  await page.keyboard.type(words);
  await expect(page.getByRole('dialog').getByRole('option', { name: option }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('of text are made by the keyboard, published and read [EDIT-05] [EDIT-04]', async ({ page }) => {
  await acceptInvitation(page, 'blokk@example.com', 'editor');
  const title = ofAttempt('Minden szövegblokk');
  await newStory(page, title);
  const text = textOf(page);
  await intoText(page, title);
  const { keyboard } = page;
  await keyboard.type('## Népesség');
  await keyboard.press('Enter');
  await keyboard.type('Fogy az ország');
  await keyboard.press('Control+Shift+F');
  await keyboard.type('A KSH adata.');
  await keyboard.press('Enter');
  await keyboard.type(', mondják.');
  await expect(text.locator('.citation')).toHaveAttribute('data-number', '1');
  await goOn(page);
  await keyboard.type('- külső');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type('belső');
  await goOn(page);
  await block(page, 'idé', 'Idézet');
  await keyboard.type('Ez az idézet.');
  await goOn(page);
  await block(page, 'kie', 'Kiemelt idézet');
  await keyboard.type('Ez a kiemelt mondat.');
  await goOn(page);
  await block(page, 'tábl', 'Táblázat');
  for (const cell of ['Év', 'Fő', 'Megye']) {
    await keyboard.type(cell);
    await keyboard.press('Tab');
  }
  await keyboard.type('2025');
  // The tools of the table, by the keyboard: a row below this one.
  await keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Sor', exact: true })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sor fölé' })).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Sor alá' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(text.locator('tr')).toHaveCount(4);
  await keyboard.press('Shift+ArrowRight');
  await keyboard.press('Shift+ArrowRight');
  await goOn(page);
  await keyboard.type('---');
  await block(page, 'ker', 'Keretes írás');
  await keyboard.type('Háttér');
  await keyboard.press('Enter');
  await keyboard.type('- a keretben lista');
  await goOn(page);
  await keyboard.type('Vége.');
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await accessibilityFaults(page), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await saved(page);

  const read = await publish(page, title);
  await expect(read.getByRole('heading', { name: 'Népesség', level: 2 })).toBeVisible();
  await expect(read.getByRole('listitem').filter({ hasText: 'belső' }).first()).toBeVisible();
  await expect(read.getByText('Ez az idézet.')).toBeVisible();
  await expect(read.getByText('Ez a kiemelt mondat.')).toBeVisible();
  await expect(read.getByRole('columnheader', { name: 'Megye' })).toBeVisible();
  await expect(read.getByRole('note', { name: 'Háttér' })).toContainText('a keretben lista');
  await expect(read.getByText('A KSH adata.')).toBeVisible();
  await expect(read.getByRole('separator').first()).toBeVisible();
  await read.close();
});

test('of files and of what is ours are made by the keyboard, published and read [EDIT-05]', async ({
  page,
}) => {
  await acceptInvitation(page, 'fajlok@example.com', 'editor');
  const title = ofAttempt('Minden csatolt blokk');
  await newStory(page, title);
  const text = textOf(page);
  await intoText(page, title);
  const { keyboard } = page;
  await block(page, 'beá', 'Beágyazás');
  await keyboard.type('https://youtu.be/dQw4w9WgXcQ?si=nyomkoveto');
  await keyboard.press('Enter');
  await expect(text.getByRole('button', { name: /Videó lejátszása/ })).toBeVisible();
  await keyboard.type('A videó címe');
  await goOn(page);
  await block(page, 'aján', 'Ajánlott cikk');
  await find(page, 'diákműhold', /jelentkezett/);
  await expect(text.getByText('Kapcsolódó cikk')).toBeVisible();
  await goOn(page);
  await block(page, 'kví', 'Kvíz');
  await find(page, 'padok', /kérdés/);
  await expect(text.getByText(/^\d+ kérdés$/)).toBeVisible();
  await goOn(page);
  await block(page, 'pod', 'Podcastepizód');
  await find(page, 'hitel', /hitel/i);
  await goOn(page);
  await blockOfFiles(page, ['letö', 'Letölthető fájl'], {
    name: 'Éves jelentés.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  });
  await expect(text.locator('.file-name')).toHaveText('Éves jelentés');
  await goOn(page);
  await blockOfFiles(page, ['vid', 'Videó'], film('diakmuhold.webm'));
  await expect(text.locator('video')).toHaveAttribute('width', '640');
  await goOn(page);
  await blockOfFiles(
    page,
    ['képg', 'Képgaléria'],
    [await photo('a.jpg', 'teal'), await photo('b.jpg', 'navy')],
  );
  await expect(text.locator('.gallery .picture')).toHaveCount(2);
  await saved(page);

  await giveFiles(
    page,
    () => text.getByRole('button', { name: 'Felirat' }).press('Enter'),
    film('diakmuhold.vtt'),
  );
  await expect(text.getByText('Van felirata')).toBeVisible();
  await giveFiles(
    page,
    () => text.getByRole('button', { name: 'Borítókép' }).press('Enter'),
    await photo('c.jpg', 'maroon'),
  );
  await expect(text.locator('video')).toHaveAttribute('poster', /\/kepek\//);
  const [first = ''] = await sources(page);
  await text.locator('.gallery .alt').first().click();
  await keyboard.press('Alt+ArrowDown');
  await expect.poll(async () => (await sources(page))[1]).toBe(first);
  await saved(page);
  expect(await accessibilityFaults(page)).toEqual([]);

  const read = await publish(page, title);
  await expect(read.getByText('A videó címe').first()).toBeVisible();
  await expect(read.getByText('Kapcsolódó cikk').first()).toBeVisible();
  await expect(read.getByRole('link', { name: 'Éves jelentés' })).toHaveAttribute(
    'href',
    /^\/fajlok\/.*\.pdf$/,
  );
  await expect(read.locator('video track')).toHaveAttribute('src', /\.vtt$/);
  await expect(read.locator('[data-quiz], form').filter({ hasText: /./ }).first()).toBeAttached();
  await read.close();
});

const sources = (page: Page) =>
  textOf(page)
    .locator('.gallery .picture img')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src') ?? ''));

async function publish(page: Page, title: string): Promise<Page> {
  await choose(page, 'Rovat', 'belf', 'Belföld');
  await choose(page, 'Szerzők', 'a', /./);
  await saved(page);
  await act(page, 'Leadom', 'menu');
  await act(page, 'Jóváhagyom', 'menu');
  await act(page, 'Közzéteszem');
  await expect(page.getByText('nyilvános', { exact: true })).toBeVisible();
  const read = await page.context().newPage();
  await read.goto('/legfrissebb');
  const address = await read.getByRole('link', { name: title }).first().getAttribute('href');
  await read.goto(address ?? '');
  await expect(read.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  return read;
}
