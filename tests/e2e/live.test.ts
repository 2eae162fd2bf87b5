/** A live blog while it is read. Mocked responses simulate changes by the newsroom. */
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { openStory, stories } from './addresses.ts';
import { focusFirstLink } from './soft-navigation-steps.ts';
import { expect, test } from './strict-test.ts';

const version = `**/api/articles/${stories.liveBlog}/version`;

/** Mocks the newsroom: its changes are in the next responses. */
async function mockNewsroom(page: Page) {
  let v = 0;
  let requests = 0;
  let isDown = false;
  const changes: ((main: string) => string)[] = [];
  await page.route(version, async (route) => {
    requests += 1;
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
    requests: () => requests,
  };
}

/** The first post that is not pinned, with its end tag. */
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

/** Waits for the first response: the simulated clock also runs the request's timeout. */
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
  await page.locator('time[data-relative-time]', { hasText: 'perce' }).first().waitFor();
}

/** The longest time until the next poll, in milliseconds. */
const pollMs = 17_000;

const posts = (page: Page) => page.locator('[data-post]');
const newPostsButton = (page: Page) => page.locator('[data-news] button');

test('offers new posts without moving the page, and shows them in place when the reader asks for them [LIVE-04]', async ({
  page,
}) => {
  const newsroom = await mockNewsroom(page);
  await openLive(page);
  await posts(page).nth(5).scrollIntoViewIfNeeded();
  const before = await posts(page).nth(5).boundingBox();
  newsroom.change(newPost('vege', 'Vége'));
  newsroom.change(newPost('utana', 'Utána'));
  await page.clock.runFor(pollMs);
  await expect(newPostsButton(page)).toHaveText('2 új bejegyzés');
  await expect(page.locator('[role=status] button')).toHaveCount(1);
  expect((await posts(page).nth(5).boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await expect(page.getByText('Utána', { exact: true })).toHaveCount(0);

  await newPostsButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#poszt-utana')).toBeFocused();
  await expect(page.locator('#poszt-utana')).toBeInViewport();
  await expect(page.locator('#poszt-utana')).toContainText('Új');
  await expect(page.locator('#poszt-vege time')).toHaveText('most');
  await expect(newPostsButton(page)).toHaveCount(0);
  expect(await accessibilityFaults(page, { within: 'main' })).toEqual([]);
});

test('marks changed posts and replaces withdrawn ones by a note, in place [LIVE-04]', async ({ page }) => {
  const newsroom = await mockNewsroom(page);
  await openLive(page);
  const last = posts(page).last();
  const [first = '', second = ''] = await posts(page).evaluateAll((all) =>
    all.slice(2, 4).map(({ id }) => id),
  );
  const lastId = await last.evaluate(({ id }) => id);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  newsroom.change(withoutPost(second));
  newsroom.change(withTitle(first, () => 'Javítva'));
  await page.clock.runFor(pollMs);
  await expect(page.locator(`#${first}`)).toContainText('Javítva');
  await expect(page.locator(`#${first}`)).toContainText('Frissült');
  await expect(page.locator(`#${second}`)).toHaveText('Ezt a bejegyzést visszavontuk.');
  await expect(page.locator(`#${lastId}`)).toHaveCount(1);
  expect(height - (await page.evaluate(() => document.documentElement.scrollHeight))).toBeLessThan(200);
});

test('keeps the posts while requests fail, and updates when they succeed again [LIVE-05] [S15]', async ({
  page,
  noticed,
}) => {
  const newsroom = await mockNewsroom(page);
  await openLive(page);
  const titles = await posts(page).locator('h2').allInnerTexts();
  newsroom.fail(true);
  await page.clock.runFor(pollMs);
  await expect.poll(newsroom.requests).toBeGreaterThan(0);
  expect(await posts(page).locator('h2').allInnerTexts()).toEqual(titles);
  await expect(newPostsButton(page)).toHaveCount(0);
  newsroom.fail(false);
  newsroom.change(newPost('vege', 'Vége'));
  await expect(async () => {
    await page.clock.runFor(pollMs);
    await expect(newPostsButton(page)).toHaveText('1 új bejegyzés', { timeout: 5_000 });
  }).toPass();
  // The browser logs every failed response.
  expect(noticed.splice(0).every((line) => line.includes('503'))).toBe(true);
});

test('shows key events alone, page by page, and opens at a linked post, with script and without', async ({
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

function withTitle(id: string, write: (title: string) => string, below = ''): (main: string) => string {
  const post = new RegExp(`(<article id="${id}") data-post="\\d+"(.*?<h2[^>]*>)(.*?)(</h2>)`, 's');
  return (main) =>
    main.replace(
      post,
      (_, start, head, title, end) => `${start} data-post="900"${head}${write(title)}${end}${below}`,
    );
}

/** Changes a post so that it becomes taller. */
function withTallerPost(id: string): (main: string) => string {
  return withTitle(id, () => 'Helyesbített cím', `<p>${'Hosszabb lett, mint volt. '.repeat(40)}</p>`);
}

/** Removes a post, as if the newsroom had withdrawn it or it had moved to another page. */
function withoutPost(id: string): (main: string) => string {
  return (main) => main.replace(new RegExp(`<article id="${id}".*?</article>`, 's'), '');
}

/** Opens the live blog at a post whose pending change would move the page. */
async function openWithChangeWaiting(page: Page) {
  const newsroom = await mockNewsroom(page);
  await openLive(page);
  const id = await posts(page)
    .nth(2)
    .evaluate((one) => one.id);
  const post = page.locator(`#${id}`);
  await post.scrollIntoViewIfNeeded();
  newsroom.change(withTallerPost(id));
  await page.clock.runFor(pollMs);
  await expect(newPostsButton(page)).toHaveText('Frissült, megnézem');
  return { newsroom, id, post };
}

test('removes a withdrawn post that has a pending change [LIVE-04]', async ({ page }) => {
  const { newsroom, id, post } = await openWithChangeWaiting(page);
  newsroom.change(withoutPost(id));
  await page.clock.runFor(pollMs);
  await expect(post).toHaveText('Ezt a bejegyzést visszavontuk.');
  await expect(newPostsButton(page)).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await page.waitForTimeout(300);
  await expect(post).toHaveText('Ezt a bejegyzést visszavontuk.');
});

test('moves the focus to the changed post when the reader asks for it [S28]', async ({ page }) => {
  const { post } = await openWithChangeWaiting(page);
  await newPostsButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(post).toContainText('Helyesbített cím');
  await expect(post).toBeFocused();
  await expect(post).toContainText('Frissült');
});

test('withdraws its offer when the change was applied out of sight', async ({ page }) => {
  const { post } = await openWithChangeWaiting(page);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(post).toContainText('Helyesbített cím');
  await expect(newPostsButton(page)).toHaveCount(0);
});

test('shows a change on a later page, and removes posts that are no longer on it [LIVE-04]', async ({
  page,
}) => {
  const newsroom = await mockNewsroom(page);
  await openLive(page, '?oldal=2');
  const [first = '', second = ''] = await posts(page).evaluateAll((all) =>
    all.slice(1, 3).map(({ id }) => id),
  );
  await page.locator(`#${first}`).scrollIntoViewIfNeeded();
  newsroom.change(withTallerPost(first));
  newsroom.change(withoutPost(second));
  await page.clock.runFor(pollMs);
  await expect(page.locator(`#${second}`)).toHaveText('Ez a bejegyzés már nincs ezen az oldalon.');
  await newPostsButton(page).click();
  await expect(page.locator(`#${first}`)).toContainText('Helyesbített cím');
  await expect(page).toHaveURL(/oldal=2/);
});

test('does not call a post withdrawn that is no longer a key event [LIVE-04]', async ({ page }) => {
  const newsroom = await mockNewsroom(page);
  await openLive(page, '?szuro=fontos');
  const id = await posts(page)
    .nth(1)
    .evaluate((one) => one.id);
  newsroom.change(withoutPost(id));
  await page.clock.runFor(pollMs);
  await expect(page.locator(`#${id}`)).toHaveText('Ez a bejegyzés már nincs ezen az oldalon.');
});

test('leaves the focus in place when its post is changed [S28]', async ({ page }) => {
  const newsroom = await mockNewsroom(page);
  await openLive(page);
  const post = posts(page).nth(2);
  const id = await post.evaluate((one) => one.id);
  const link = page.locator(`#${id} a`).last();
  await focusFirstLink(link);
  newsroom.change(withTitle(id, (title) => `${title}.`));
  await page.clock.runFor(pollMs);
  await expect(page.locator(`#${id}[data-mark=changed]`)).toHaveCount(1);
  await expect(link).toBeFocused();
});

test('a changed post keeps what the reader typed, opened and plays in it, and where it was scrolled [LIVE-04]', async ({
  page,
}) => {
  const newsroom = await mockNewsroom(page);
  await page.route('**/csend.wav', (route) => route.fulfill({ contentType: 'audio/wav', body: silence() }));
  await openLive(page);
  const post = posts(page).nth(2);
  const id = await post.evaluate((one) => one.id);
  const trial = `<div data-trial=""><input aria-label="mező"><details><summary>Több</summary>Szöveg</details>
    <audio loop src="/csend.wav"></audio><select size="2">${'<option>sor</option>'.repeat(30)}</select></div>`;
  await post.evaluate((one, html) => one.insertAdjacentHTML('beforeend', html), trial);
  await post.getByLabel('mező').fill('Amit az olvasó ír');
  await post.locator('[data-trial] summary').click();
  await post.locator('audio').evaluate((one: HTMLAudioElement) => one.play());
  await post.locator('select').evaluate((one) => one.scrollTo(0, 20));
  await post.getByLabel('mező').focus();
  newsroom.change(withTitle(id, (title) => `${title}.`));
  const changed = trial.replace('<input', '<input title="új"');
  newsroom.change((main) =>
    main.replace(new RegExp(`(<article id="${id}".*?)</article>`, 's'), `$1${changed}</article>`),
  );
  await page.clock.runFor(pollMs);
  await expect(page.locator(`#${id}[data-mark=changed]`)).toHaveCount(1);
  await expect(post.getByLabel('mező')).toHaveValue('Amit az olvasó ír');
  await expect(post.getByLabel('mező')).toBeFocused();
  await expect(post.locator('[data-trial] details')).toHaveAttribute('open');
  expect(await post.locator('audio').evaluate((one: HTMLAudioElement) => one.paused)).toBe(false);
  expect(await post.locator('select').evaluate((one) => one.scrollTop)).toBe(20);
});

/** Four seconds of a sound file: 8 000 bytes each. */
function silence(): Buffer {
  const samples = Buffer.alloc(32_000, 0x80);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(8_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
