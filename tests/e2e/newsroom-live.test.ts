/** The console of a live blog beside its readers. */
import sharp from 'sharp';
import { accessibilityFaults } from './accessibility.ts';
import { openStory } from './addresses.ts';
import { acceptInvitation } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';
import { giveFiles } from './writing-steps.ts';

const list = '/szerkesztoseg/elo';
const blogName = /villamosremíz/;
// Whatever tests write, others of this file do not take it for theirs.
const unique = () => crypto.randomUUID().slice(0, 8);

test('a post is on the readers’ page beside it a second after Ctrl+Enter [LCON-01]', async ({
  page,
  browser,
}) => {
  await acceptInvitation(page, 'elo@example.com', 'editor');
  await page.goto(list);
  await page.getByRole('link', { name: blogName }).click();
  const text = page.getByRole('textbox', { name: 'Mi történt?' });
  await text.fill(`Leért a tető ${unique()}. Tapsolnak.`);
  const sentence = (await text.inputValue()).replace('. Tapsolnak.', '');
  const readers = await (await browser.newContext()).newPage();
  const address = await openStory(readers, 'liveBlog');
  await page.getByLabel('Fontos esemény').check();
  await text.press('Control+Enter');
  const pressed = Date.now();
  await expect(text).toHaveValue('');
  await expect(page.getByRole('list', { name: 'Bejegyzések' })).toContainText(sentence);
  const answer = await readers.request.get(address);
  expect(await answer.text()).toContain(sentence);
  test.info().annotations.push({ type: 'public after', description: `${Date.now() - pressed} ms` });
  const beside = page.frameLocator('iframe').getByText(sentence).filter({ visible: true });
  await expect(beside.first()).toBeVisible();
  await readers.reload();
  await expect(readers.getByRole('article', { name: sentence })).toContainText('Tapsolnak.');
  await expect(readers.getByRole('heading', { name: sentence })).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 1024, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await accessibilityFaults(page), `at ${width} px`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: `Teendők: ${sentence}` }).click();
  await page.getByRole('button', { name: 'Leveszem' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leveszem' }).click();
  await expect(page.getByText(sentence)).toHaveCount(0);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('posts wait for the network, survive a reload, and are sent once, in order [LCON-02]', async ({
    page,
    noticed,
  }) => {
    await acceptInvitation(page, 'tudosito-telefon@example.com', 'editor');
    await page.goto(list);
    await page.getByRole('link', { name: blogName }).click();
    const text = page.getByRole('textbox', { name: 'Mi történt?' });
    const publish = page.getByRole('button', { name: 'Közzéteszem' });
    await expect(text).toBeVisible();
    const name = unique();
    // The server gets it, and its answer is lost.
    await page.route(
      '**/api/newsroom/live/*/posts',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    await giveFiles(page, () => page.getByRole('button', { name: 'Kép', exact: true }).click(), {
      name: 'tető.jpg',
      mimeType: 'image/jpeg',
      buffer,
    });
    await text.fill(`Első ${name}`);
    await publish.click();
    const waiting = page.getByRole('list', { name: 'Küldésre vár' });
    await expect(waiting).toContainText(`Első ${name}`);
    await text.fill(`Második ${name}`);
    await publish.click();
    await expect(
      waiting
        .or(page.getByRole('list', { name: 'Bejegyzések' }))
        .getByText(`Második ${name}`)
        .first(),
    ).toBeVisible();
    // An unfinished post survives as well, with its details.
    await text.fill(`Harmadik ${name}`);
    await page.getByRole('button', { name: 'Több', exact: true }).click();
    await page.getByLabel('Mikor történt?').fill('2026-11-21T08:55');
    await page.reload();
    const posts = page
      .getByRole('list', { name: 'Bejegyzések' })
      .getByRole('listitem')
      .filter({ hasText: name });
    await expect(posts).toHaveText([new RegExp(`Második ${name}`), new RegExp(`Első ${name}.*1 kép`)]);
    await expect(waiting).toHaveCount(0);
    await expect(text).toHaveValue(`Harmadik ${name}`);
    await page.getByRole('button', { name: 'Több', exact: true }).click();
    await expect(page.getByLabel('Mikor történt?')).toHaveValue('2026-11-21T08:55');
    expect(await accessibilityFaults(page)).toEqual([]);
    await publish.click();
    const third = page.getByRole('list', { name: 'Bejegyzések' }).getByRole('listitem');
    await expect(third.filter({ hasText: `Harmadik ${name}` })).toContainText('8:55');
    await page.reload();
    await expect(text).toHaveValue('');
    noticed.length = 0;
  });
});
