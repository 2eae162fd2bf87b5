/** Quizzes in stories, and the islands they are: with script, without, and when it does not come. */
import AxeBuilder from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';
import { expect, test } from './reader.ts';
import { isStillOpen, mark, toLatest, untilDrawn } from './soft-reader.ts';

const stories = {
  complex: 'esokert-a-parkolo-helyen',
  scale: 'a-fozelek-kijott-a-menzarol',
  pictures: 'csovanyos-kiralyretrol-egy-nap',
  closed: 'adjatok-vissza-a-padokat',
};

/** Opens a story at its quiz. */
async function openQuiz(page: Page, story: keyof typeof stories): Promise<string> {
  const { url } = await (await page.request.get(`/api/articles/${stories[story]}`)).json();
  await page.goto(url, untilDrawn);
  await page.locator('section[id^=kviz-]').scrollIntoViewIfNeeded();
  return url;
}

async function openAlive(page: Page, story: keyof typeof stories): Promise<string> {
  const url = await openQuiz(page, story);
  await expect(page.locator('[data-alive]')).toHaveCount(1);
  return url;
}

async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('section[id^=kviz-]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
}

const question = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('a complex quiz is answered at once, and remembered by the next visit [QUIZ-04, QUIZ-12, S10]', async ({
  page,
}) => {
  await openAlive(page, 'complex');
  await axe(page);
  await page.getByRole('radio', { name: 'Mocsár' }).check();
  await page.getByRole('radio', { name: 'Az egészet' }).press('Space');
  await page.getByRole('button', { name: 'Válaszok elküldése' }).click();
  await expect(page.getByRole('alert')).toHaveText('Előbb jelöljön meg választ minden kérdésnél.');
  for (const name of ['Sás', 'Levendula']) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Válaszok elküldése' }).press('Enter');
  const first = question(page, 'Mi lesz az esőkertből tömör agyagon, szikkasztó alap nélkül?');
  await expect(first.getByRole('listitem')).toHaveText([
    'Virágos rét11,1%, 61 válasz',
    /^Mocsár helyes · az ön válasza7\d,\d%, 40\d válasz$/,
    /^Előbb-utóbb újra parkoló1\d,\d%, 88 válasz$/,
  ]);
  await expect(first).toBeFocused();
  await expect(page.getByText('3 kérdésből 2 helyes válasza volt.')).toBeVisible();
  await axe(page);
  await page.reload(untilDrawn);
  await page.locator('section[id^=kviz-]').scrollIntoViewIfNeeded();
  await expect(page.getByText('3 kérdésből 2 helyes válasza volt.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Módosítom a válaszomat' })).toHaveCount(0);
});

test('a token is obtained, then the quiz of this story is loaded with it; who has one needs no other [QUIZ-05]', async ({
  page,
}) => {
  const asked: string[] = [];
  const service = (address: string): string => new URL(address).pathname.replace(/^\/kviz$/, 'the quiz');
  page.on('response', async (response) => {
    const request = response.request();
    if (!/^\/kviz(\/api.*)?$/.test(new URL(request.url()).pathname)) return;
    const { id } = request.postDataJSON()?.variables ?? {};
    asked.push([service(request.url()), id ?? '', response.status()].join(' '));
  });
  const id = async (): Promise<string> => {
    const section = page.locator('section[id^=kviz-]');
    return ((await section.getAttribute('id')) ?? '').replace('kviz-', '');
  };
  await openAlive(page, 'complex');
  const complex = `the quiz ${await id()} 200`;
  await expect.poll(() => asked).toEqual(['/kviz/api/functions/get-quiz-token  200', complex]);
  await openAlive(page, 'pictures');
  await expect.poll(() => asked.slice(2)).toEqual([`the quiz ${await id()} 200`]);
  expect(asked[2]).not.toBe(complex);
});

test('grades and a changed mind are counted once [QUIZ-09, QUIZ-11]', async ({ page }) => {
  await openAlive(page, 'scale');
  for (const name of ['Zöldbabfőzelék', 'Tökfőzelék', 'Karalábéfőzelék, ha tudja, hogy az'])
    await question(page, name).getByRole('radio', { name: 'Szívesen eszi' }).check();
  const asked = question(page, 'Mennyire szereti?');
  await page.getByRole('button', { name: 'Válasz elküldése' }).last().click();
  await expect(asked.getByRole('listitem').first()).toHaveText(/ön szerint: Szívesen eszi.*átlag \d,\d$/);
  const readers = asked.getByText(/válaszadó/);
  const before = await readers.textContent();
  await asked.getByRole('button', { name: 'Módosítom a válaszomat' }).click();
  await expect(question(page, 'Tökfőzelék').getByRole('radio', { name: 'Szívesen eszi' })).toBeChecked();
  await question(page, 'Tökfőzelék').getByRole('radio', { name: 'Egyáltalán nem' }).check();
  await page.getByRole('button', { name: 'Válasz elküldése' }).last().click();
  await expect(asked.getByRole('listitem').nth(1)).toHaveText(/ön szerint: Egyáltalán nem/);
  await expect(readers).toHaveText(before ?? '');
  await axe(page);
});

test('pictures are answers, and a closed question shows its result to all [QUIZ-03]', async ({ page }) => {
  await openAlive(page, 'pictures');
  await page.getByRole('radio', { name: 'Tóparton' }).check();
  await axe(page);
  await page.getByRole('button', { name: 'Válasz elküldése' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Tóparton' })).toHaveText(/az ön válasza4\d,\d%/);
  await openQuiz(page, 'closed');
  const closed = question(page, 'Hány pad van az ön utcájában?');
  await expect(closed.getByRole('listitem').first()).toHaveText('Egy sem51,3%, 1 204 válasz');
  await expect(closed.getByText('Lezárult.')).toBeVisible();
  await expect(closed.getByRole('radio')).toHaveCount(0);
  await axe(page);
});

test('an island dies with its page, and lives again on the next [QUIZ-10]', async ({ page }) => {
  let polls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/kviz') polls += 1;
  });
  await page.clock.install();
  await openAlive(page, 'scale');
  await mark(page);
  await expect.poll(() => polls).toBe(1);
  // In small steps, and with time between them: the clock is that of the question's patience too.
  const pollsLater = async (): Promise<number> => {
    await page.clock.fastForward(4_000);
    return polls;
  };
  await expect
    .poll(pollsLater, { message: 'a lively quiz is asked for again', intervals: [600] })
    .toBeGreaterThan(1);
  await toLatest(page);
  const before = polls;
  await page.clock.fastForward(60_000);
  await page.waitForTimeout(300);
  expect(polls, 'nobody asks for a quiz that is gone').toBe(before);
  await page.goBack();
  await page.locator('section[id^=kviz-]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-alive]')).toHaveCount(1);
  expect(await isStillOpen(page)).toBe(true);
});

/** The same story, with another moment for its island. */
async function openWithMoment(page: Page, when: string): Promise<void> {
  const { url } = await (await page.request.get(`/api/articles/${stories.complex}`)).json();
  const isStory = (address: URL): boolean => address.pathname === url;
  await page.route(isStory, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('data-when="visible"', `data-when="${when}"`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(url, untilDrawn);
}

for (const when of ['load', 'idle'])
  test(`an island of the moment "${when}" lives without being seen`, async ({ page }) => {
    await openWithMoment(page, when);
    await expect(page.locator('[data-alive]')).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

test('an island of the moment "interaction" waits for a hand, or a key', async ({ page }) => {
  await openWithMoment(page, 'interaction');
  await page.getByRole('radio', { name: 'Mocsár' }).scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await expect(page.locator('[data-alive]')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Mocsár' }).check();
  await expect(page.locator('[data-alive]')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'Mocsár' })).toBeChecked();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a quiz is a form, and its result a page with a way back', async ({ page }) => {
    const url = await openQuiz(page, 'complex');
    for (const name of ['Mocsár', 'Az egészet']) await page.getByRole('radio', { name }).check();
    for (const name of ['Sás', 'Nőszirom', 'Füzény']) await page.getByRole('checkbox', { name }).check();
    await page.getByRole('button', { name: 'Válaszok elküldése' }).click();
    await expect(page).toHaveURL(/\/kviz\/esokert\?vissza=/);
    await expect(page.getByText('3 kérdésből 3 helyes válasza volt.')).toBeVisible();
    await page.getByRole('link', { name: 'Vissza a cikkhez' }).click();
    await expect(page).toHaveURL(new RegExp(`${url}$`));
  });

  test('an answer can be changed', async ({ page }) => {
    await openQuiz(page, 'scale');
    await page.getByRole('radio', { name: /^Türelem/ }).check();
    await page.getByRole('button', { name: 'Válasz elküldése' }).first().click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Türelem' })).toContainText('az ön válasza');
    await page.getByRole('link', { name: 'Módosítom a válaszomat' }).click();
    await expect(page.getByRole('radio', { name: /^Türelem/ })).toBeChecked();
  });
});

// Here something fails on purpose, and the browser says so.
base('an island whose script does not come leaves a form that works', async ({ page }) => {
  await page.route(/island-quiz/, (route) => route.abort());
  const failed: string[] = [];
  page.on('pageerror', (error) => failed.push(error.message));
  await openQuiz(page, 'complex');
  await expect.poll(() => failed).toEqual([expect.stringMatching(/dynamically imported module/)]);
  for (const name of ['Mocsár', 'Az egészet']) await page.getByRole('radio', { name }).check();
  await page.getByRole('checkbox', { name: 'Sás' }).check();
  await page.getByRole('button', { name: 'Válaszok elküldése' }).click();
  await expect(page).toHaveURL(/\/kviz\/esokert\?vissza=/);
});

base('an island that throws gives the server’s HTML back, and reports', async ({ page }) => {
  const failed: string[] = [];
  page.on('pageerror', (error) => failed.push(error.message));
  await page.route(/\/kviz$/, (route) =>
    route.fulfill({ json: { data: { news: { quiz: { questions: [] }, userAnswers: null } } } }),
  );
  await openQuiz(page, 'complex');
  await expect(page.locator('[data-failed]')).toHaveCount(1);
  expect(failed).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Válaszok elküldése' })).toBeVisible();
});

base('answers that do not go are kept in the form, and the reader is told', async ({ page }) => {
  await openAlive(page, 'complex');
  await page.route(/\/kviz$/, (route) => route.abort());
  for (const name of ['Mocsár', 'Az egészet']) await page.getByRole('radio', { name }).check();
  await page.getByRole('checkbox', { name: 'Sás' }).check();
  await page.getByRole('button', { name: 'Válaszok elküldése' }).click();
  await expect(page.getByRole('alert')).toHaveText(/A válasz nem ment el/);
  await expect(page.getByRole('radio', { name: 'Mocsár' })).toBeChecked();
});
