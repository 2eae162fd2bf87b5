/** Quizzes in stories, as islands: with script, without, and when the script does not load. */
import { test as base, type Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { isNotReloaded, markDocument, openLatestList, untilParsed } from './soft-navigation-steps.ts';
import { expect, test } from './strict-test.ts';

const stories = {
  complex: 'esokert-a-parkolo-helyen',
  scale: 'a-fozelek-kijott-a-menzarol',
  pictures: 'csovanyos-kiralyretrol-egy-nap',
  closed: 'adjatok-vissza-a-padokat',
};

/** Opens a story and scrolls to its quiz. */
async function openQuiz(page: Page, story: keyof typeof stories): Promise<string> {
  const { url } = await (await page.request.get(`/api/articles/${stories[story]}`)).json();
  await page.goto(url, untilParsed);
  await page.locator('section[id^=kviz-]').scrollIntoViewIfNeeded();
  return url;
}

async function openHydrated(page: Page, story: keyof typeof stories): Promise<string> {
  const url = await openQuiz(page, story);
  await expect(page.locator('[data-alive]')).toHaveCount(1);
  return url;
}

async function axe(page: Page): Promise<void> {
  expect(await accessibilityFaults(page, { within: 'section[id^=kviz-]' })).toEqual([]);
}

const question = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('the reader answers a complex quiz, and finds the result on the next visit [QUIZ-04, QUIZ-12, S10]', async ({
  page,
}) => {
  await openHydrated(page, 'complex');
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
  await expect(page.getByText(/^\s*téves · az ön válasza$/)).toHaveCount(1);
  await expect(page.getByText('3 kérdésből 2 helyes válasza volt.')).toBeVisible();
  await axe(page);
  await page.reload(untilParsed);
  await page.locator('section[id^=kviz-]').scrollIntoViewIfNeeded();
  await expect(page.getByText('3 kérdésből 2 helyes válasza volt.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Módosítom a válaszomat' })).toHaveCount(0);
});

test('the page gets a token and loads the quiz with it; the next page uses the same token [QUIZ-05]', async ({
  page,
}) => {
  const requested: string[] = [];
  const service = (address: string): string => new URL(address).pathname.replace(/^\/kviz$/, 'the quiz');
  page.on('response', async (response) => {
    const request = response.request();
    if (!/^\/kviz(\/api.*)?$/.test(new URL(request.url()).pathname)) return;
    const { id } = request.postDataJSON()?.variables ?? {};
    requested.push([service(request.url()), id ?? '', response.status()].join(' '));
  });
  const id = async (): Promise<string> => {
    const section = page.locator('section[id^=kviz-]');
    return ((await section.getAttribute('id')) ?? '').replace('kviz-', '');
  };
  await openHydrated(page, 'complex');
  const complex = `the quiz ${await id()} 200`;
  await expect.poll(() => requested).toEqual(['/kviz/api/functions/get-quiz-token  200', complex]);
  await openHydrated(page, 'pictures');
  await expect.poll(() => requested.slice(2)).toEqual([`the quiz ${await id()} 200`]);
  expect(requested[2]).not.toBe(complex);
});

test('a reader’s ratings count once after a change [QUIZ-09, QUIZ-11]', async ({ page }) => {
  await openHydrated(page, 'scale');
  for (const name of ['Zöldbabfőzelék', 'Tökfőzelék', 'Karalábéfőzelék, ha tudja, hogy az'])
    await question(page, name).getByRole('radio', { name: 'Szívesen eszi' }).check();
  const requested = question(page, 'Mennyire szereti?');
  await page.getByRole('button', { name: 'Válasz elküldése' }).last().click();
  await expect(requested.getByRole('listitem').first()).toHaveText(/ön szerint: Szívesen eszi.*átlag \d,\d$/);
  const readers = requested.getByText(/válaszadó/);
  const before = await readers.textContent();
  await requested.getByRole('button', { name: 'Módosítom a válaszomat' }).click();
  await expect(question(page, 'Tökfőzelék').getByRole('radio', { name: 'Szívesen eszi' })).toBeChecked();
  await question(page, 'Tökfőzelék').getByRole('radio', { name: 'Egyáltalán nem' }).check();
  await page.getByRole('button', { name: 'Válasz elküldése' }).last().click();
  await expect(requested.getByRole('listitem').nth(1)).toHaveText(/ön szerint: Egyáltalán nem/);
  await expect(readers).toHaveText(before ?? '');
  await axe(page);
});

test('the reader answers with a picture, and a closed question shows its result [QUIZ-03]', async ({
  page,
}) => {
  await openHydrated(page, 'pictures');
  await page.getByRole('radio', { name: 'Tóparton' }).check();
  await axe(page);
  await page.getByRole('button', { name: 'Válasz elküldése' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Tóparton' })).toHaveText(/az ön válasza4\d,\d%/);
  await openQuiz(page, 'closed');
  const closed = question(page, 'Hány pad van az ön utcájában?');
  await expect(closed.getByRole('listitem').first()).toHaveText('Egy sem51,3%, 1204 válasz');
  await expect(closed.getByText('Lezárult.')).toBeVisible();
  await expect(closed.getByRole('radio')).toHaveCount(0);
  await axe(page);
});

test('a quiz stops polling when its page is left, and works again on return [QUIZ-10]', async ({ page }) => {
  let polls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/kviz') polls += 1;
  });
  await page.clock.install();
  const loaded = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/kviz');
  await openHydrated(page, 'scale');
  await (await loaded).finished();
  await markDocument(page);
  // In small steps with pauses, as the simulated clock also runs request timeouts.
  const pollsLater = async (): Promise<number> => {
    await page.clock.fastForward(4_000);
    return polls;
  };
  await expect
    .poll(pollsLater, { message: 'a lively quiz is requested again', intervals: [600] })
    .toBeGreaterThan(1);
  await openLatestList(page);
  const before = polls;
  await page.clock.fastForward(60_000);
  await page.waitForTimeout(300);
  expect(polls, 'no request for a quiz that is gone').toBe(before);
  await page.goBack();
  await page.locator('section[id^=kviz-]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-alive]')).toHaveCount(1);
  expect(await isNotReloaded(page)).toBe(true);
});

/** Opens the story with another loading trigger for its island. */
async function openWithTrigger(page: Page, when: string): Promise<void> {
  const { url } = await (await page.request.get(`/api/articles/${stories.complex}`)).json();
  const isStory = (address: URL): boolean => address.pathname === url;
  await page.route(isStory, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html.replace(/(data-island="[^"]*island-quiz[^>]*data-when=)"visible"/, `$1"${when}"`);
    expect(body, 'the story has the island of a quiz').not.toBe(html);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(url, untilParsed);
}

for (const when of ['load', 'idle'])
  test(`an island with the trigger "${when}" is loaded before it is visible`, async ({ page }) => {
    await openWithTrigger(page, when);
    await expect(page.locator('[data-alive]')).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a quiz is a form, and its result a page with a link back to the story', async ({ page }) => {
    const url = await openQuiz(page, 'complex');
    for (const name of ['Mocsár', 'Az egészet']) await page.getByRole('radio', { name }).check();
    for (const name of ['Sás', 'Nőszirom', 'Füzény']) await page.getByRole('checkbox', { name }).check();
    await page.getByRole('button', { name: 'Válaszok elküldése' }).click();
    await expect(page).toHaveURL(/\/kviz\/esokert\?vissza=/);
    await expect(page.getByText('3 kérdésből 3 helyes válasza volt.')).toBeVisible();
    await page.getByRole('link', { name: 'Vissza a cikkhez' }).click();
    await expect(page).toHaveURL(new RegExp(`${url}$`));
  });

  test('the reader can change an answer', async ({ page }) => {
    await openQuiz(page, 'scale');
    await page.getByRole('radio', { name: /^Türelem/ }).check();
    await page.getByRole('button', { name: 'Válasz elküldése' }).first().click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Türelem' })).toContainText('az ön válasza');
    await page.getByRole('link', { name: 'Módosítom a válaszomat' }).click();
    await expect(page.getByRole('radio', { name: /^Türelem/ })).toBeChecked();
  });
});

// With the plain `test`, as the failed requests here are intended and the browser logs them.
base('an island whose script does not load leaves a working form', async ({ page }) => {
  await page.route(/island-quiz/, (route) => route.abort());
  const failed: string[] = [];
  page.on('console', (message) => failed.push(message.text()));
  await openQuiz(page, 'complex');
  await expect.poll(() => failed).toContainEqual(expect.stringMatching(/dynamically imported module/));
  for (const name of ['Mocsár', 'Az egészet']) await page.getByRole('radio', { name }).check();
  await page.getByRole('checkbox', { name: 'Sás' }).check();
  await page.getByRole('button', { name: 'Válaszok elküldése' }).click();
  await expect(page).toHaveURL(/\/kviz\/esokert\?vissza=/);
});

base(
  'an island that throws is replaced by the server’s HTML, and the error is reported',
  async ({ page }) => {
    const failed: string[] = [];
    page.on('pageerror', (error) => failed.push(error.message));
    await page.route(/\/kviz$/, (route) =>
      route.fulfill({ json: { data: { news: { quiz: { questions: [] }, userAnswers: null } } } }),
    );
    await openQuiz(page, 'complex');
    await expect(page.locator('[data-failed]')).toHaveCount(1);
    expect(failed).toHaveLength(1);
    await expect(page.getByRole('button', { name: 'Válaszok elküldése' })).toBeVisible();
  },
);

base('answers that cannot be sent stay in the form, and a message says so', async ({ page }) => {
  await openHydrated(page, 'complex');
  await page.route(/\/kviz$/, (route) => route.abort());
  for (const name of ['Mocsár', 'Az egészet']) await page.getByRole('radio', { name }).check();
  await page.getByRole('checkbox', { name: 'Sás' }).check();
  await page.getByRole('button', { name: 'Válaszok elküldése' }).click();
  await expect(page.getByRole('alert')).toHaveText(/A válasz nem ment el/);
  await expect(page.getByRole('radio', { name: 'Mocsár' })).toBeChecked();
});
