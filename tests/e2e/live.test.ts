/** A live blog while it is read. What the newsroom does meanwhile is told by answers that the test makes. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openStory, stories } from './addresses.ts';
import { expect, test } from './reader.ts';

const version = `**/api/articles/${stories.liveBlog}/version`;

/** A newsroom that the test plays: what it changed is in the next answers. */
async function newsroom(page: Page) {
  let v = 0;
  let asked = 0;
  let isDown = false;
  const changes: ((main: string) => string)[] = [];
  await page.route(version, async (route) => {
    asked += 1;
    if (isDown) return route.fulfill({ status: 503, body: '' });
    if (v === 0) return route.continue();
    return route.fulfill({ json: { v } });
  });
  await page.route(`**/${stories.liveBlog}/_payload.json*`, async (route) => {
    const answer = await route.fetch();
    const payload = await answer.json();
    const main = changes.reduce((text, change) => change(text), String(payload.main));
    const versioned = main.replace(/data-version="\d+"/, `data-version="${v}"`);
    await route.fulfill({ response: answer, json: { ...payload, main: versioned } });
  });
  return {
    change(change: (main: string) => string): void {
      changes.push(change);
      v = (v || 1000) + 1;
    },
    fail(down: boolean): void {
      isDown = down;
    },
    asked: () => asked,
  };
}

/** The first post that is not pinned, and where it ends. */
const firstPost = /<article id="poszt-[^"]+" data-post="\d+" class="(?!\S+ \S*pinned)[^"]*">.*?<\/article>/s;

function newPost(slug: string, title: string): (main: string) => string {
  return (main) =>
    main.replace(firstPost, (post) => {
      const next = post
        .replace(/id="poszt-[^"]+"/, `id="poszt-${slug}"`)
        .replace(/data-post="\d+"/, 'data-post="1"')
        .replace(/<h2([^>]*)>.*?<\/h2>/s, `<h2$1>${title}</h2>`)
        .replace(/dateTime="[^"]+"|datetime="[^"]+"/, 'datetime="2026-11-21T08:00:00Z"');
      return next + post;
    });
}

/** Until its first question is answered: the clock that a test turns is that of the question's patience too. */
async function openLive(page: Page, query = ''): Promise<void> {
  await page.clock.install({ time: '2026-11-21T09:00:30+01:00' });
  let answered = page.waitForResponse(version);
  const path = await openStory(page, 'liveBlog');
  if (query !== '') {
    await answered;
    answered = page.waitForResponse(version);
    await page.goto(path + query);
  }
  await (await answered).finished();
  await page.locator('time[data-tells]', { hasText: 'perce' }).first().waitFor();
}

/** A turn of the clock that brings a question, at the latest. */
const turn = 17_000;

const posts = (page: Page) => page.locator('[data-post]');
const offer = (page: Page) => page.locator('[data-news] button');

test('offers new posts, does not move until the reader wants them, then puts them in place [LIVE-04]', async ({
  page,
}) => {
  const desk = await newsroom(page);
  await openLive(page);
  await posts(page).nth(5).scrollIntoViewIfNeeded();
  const before = await posts(page).nth(5).boundingBox();
  desk.change(newPost('vege', 'Vége'));
  desk.change(newPost('utana', 'Utána'));
  await page.clock.runFor(turn);
  await expect(offer(page)).toHaveText('2 új bejegyzés');
  await expect(page.locator('[role=status] button')).toHaveCount(1);
  expect((await posts(page).nth(5).boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await expect(page.getByText('Utána', { exact: true })).toHaveCount(0);

  await offer(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#poszt-utana')).toBeFocused();
  await expect(page.locator('#poszt-utana')).toBeInViewport();
  await expect(page.locator('#poszt-utana')).toContainText('Új');
  await expect(page.locator('#poszt-vege time')).toHaveText('most');
  await expect(offer(page)).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('marks what was changed, and takes out what was withdrawn, where they stand [LIVE-04]', async ({
  page,
}) => {
  const desk = await newsroom(page);
  await openLive(page);
  const last = posts(page).last();
  const [first = '', second = ''] = await posts(page).evaluateAll((all) =>
    all.slice(2, 4).map(({ id }) => id),
  );
  const lastId = await last.evaluate(({ id }) => id);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  desk.change(without(second));
  desk.change(retitled(first, () => 'Javítva'));
  await page.clock.runFor(turn);
  await expect(page.locator(`#${first}`)).toContainText('Javítva');
  await expect(page.locator(`#${first}`)).toContainText('Frissült');
  await expect(page.locator(`#${second}`)).toHaveText('Ezt a bejegyzést visszavontuk.');
  await expect(page.locator(`#${lastId}`)).toHaveCount(1);
  expect(height - (await page.evaluate(() => document.documentElement.scrollHeight))).toBeLessThan(200);
});

test('keeps what is there while answers do not come, and goes on when they do [LIVE-05] [S15]', async ({
  page,
  noticed,
}) => {
  const desk = await newsroom(page);
  await openLive(page);
  const titles = await posts(page).locator('h2').allInnerTexts();
  desk.fail(true);
  await page.clock.runFor(turn);
  await expect.poll(desk.asked).toBeGreaterThan(0);
  expect(await posts(page).locator('h2').allInnerTexts()).toEqual(titles);
  await expect(offer(page)).toHaveCount(0);
  desk.fail(false);
  desk.change(newPost('vege', 'Vége'));
  await expect(async () => {
    await page.clock.runFor(turn);
    await expect(offer(page)).toHaveText('1 új bejegyzés', { timeout: 1_000 });
  }).toPass();
  // The browser itself complains of answers that are failures.
  expect(noticed.splice(0).every((line) => line.includes('503'))).toBe(true);
});

test('shows key events alone, page by page, and opens at a post, with script and without', async ({
  page,
  browser,
}) => {
  const path = await openStory(page, 'liveBlog');
  await page.getByRole('link', { name: 'Csak a legfontosabbak' }).click();
  await expect(page).toHaveURL(/szuro=fontos/);
  const events = await page
    .getByRole('navigation', { name: 'A legfontosabbak' })
    .getByRole('listitem')
    .count();
  await expect(posts(page)).toHaveCount(events);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(new URL(`${path}?oldal=2`, page.url()).href);
  const post = posts(reader).last();
  const anchor = await post.getAttribute('id');
  await reader.goto(new URL((await post.locator('a').first().getAttribute('href')) ?? '', page.url()).href);
  await expect(reader).toHaveURL(new RegExp(`oldal=2#${anchor}$`));
  await expect(reader.locator(`#${anchor}`)).toBeInViewport();
  await plain.close();
});

function retitled(id: string, write: (title: string) => string, below = ''): (main: string) => string {
  const post = new RegExp(`(<article id="${id}") data-post="\\d+"(.*?<h2[^>]*>)(.*?)(</h2>)`, 's');
  return (main) =>
    main.replace(
      post,
      (_, start, head, title, end) => `${start} data-post="900"${head}${write(title)}${end}${below}`,
    );
}

/** A change of a post that the reader looks at, and that makes it taller. */
function taller(id: string): (main: string) => string {
  return retitled(id, () => 'Helyesbített cím', `<p>${'Hosszabb lett, mint volt. '.repeat(40)}</p>`);
}

/** As if the newsroom had withdrawn it, or another page had it now. */
function without(id: string): (main: string) => string {
  return (main) => main.replace(new RegExp(`<article id="${id}".*?</article>`, 's'), '');
}

/** A reader has a post before their eyes, and a change of it would move the page. */
async function openWithChangeWaiting(page: Page) {
  const desk = await newsroom(page);
  await openLive(page);
  const id = await posts(page)
    .nth(2)
    .evaluate((one) => one.id);
  const post = page.locator(`#${id}`);
  await post.scrollIntoViewIfNeeded();
  desk.change(taller(id));
  await page.clock.runFor(turn);
  await expect(offer(page)).toHaveText('Frissült, mutasd');
  return { desk, id, post };
}

test('shows nothing more of a post that is withdrawn while a change of it waits [LIVE-04]', async ({
  page,
}) => {
  const { desk, id, post } = await openWithChangeWaiting(page);
  desk.change(without(id));
  await page.clock.runFor(turn);
  await expect(post).toHaveText('Ezt a bejegyzést visszavontuk.');
  await expect(offer(page)).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await page.waitForTimeout(300);
  await expect(post).toHaveText('Ezt a bejegyzést visszavontuk.');
});

test('leaves the keyboard at what was changed when the reader asks for it [S28]', async ({ page }) => {
  const { post } = await openWithChangeWaiting(page);
  await offer(page).focus();
  await page.keyboard.press('Enter');
  await expect(post).toContainText('Helyesbített cím');
  await expect(post).toBeFocused();
  await expect(post).toContainText('Frissült');
});

test('takes its offer back when the change came into its place by itself', async ({ page }) => {
  const { post } = await openWithChangeWaiting(page);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(post).toContainText('Helyesbített cím');
  await expect(offer(page)).toHaveCount(0);
});

test('shows a change on a later page there, and takes out what is there no more [LIVE-04]', async ({
  page,
}) => {
  const desk = await newsroom(page);
  await openLive(page, '?oldal=2');
  const [first = '', second = ''] = await posts(page).evaluateAll((all) =>
    all.slice(1, 3).map(({ id }) => id),
  );
  await page.locator(`#${first}`).scrollIntoViewIfNeeded();
  desk.change(taller(first));
  desk.change(without(second));
  await page.clock.runFor(turn);
  await expect(page.locator(`#${second}`)).toHaveText('Ez a bejegyzés már nincs ezen az oldalon.');
  await offer(page).click();
  await expect(page.locator(`#${first}`)).toContainText('Helyesbített cím');
  await expect(page).toHaveURL(/oldal=2/);
});

test('does not say of a key event that it was withdrawn when it is none any more [LIVE-04]', async ({
  page,
}) => {
  const desk = await newsroom(page);
  await openLive(page, '?szuro=fontos');
  const id = await posts(page)
    .nth(1)
    .evaluate((one) => one.id);
  desk.change(without(id));
  await page.clock.runFor(turn);
  await expect(page.locator(`#${id}`)).toHaveText('Ez a bejegyzés már nincs ezen az oldalon.');
});

test('leaves the keyboard where it was when its post is changed [S28]', async ({ page }) => {
  const desk = await newsroom(page);
  await openLive(page);
  const post = posts(page).nth(2);
  const id = await post.evaluate((one) => one.id);
  const link = page.locator(`#${id} a`).last();
  await link.focus();
  desk.change(retitled(id, (title) => `${title}.`));
  await page.clock.runFor(turn);
  await expect(page.locator(`#${id}[data-mark=changed]`)).toHaveCount(1);
  await expect(link).toBeFocused();
});
