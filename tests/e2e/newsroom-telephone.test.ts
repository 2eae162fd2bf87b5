/** A reporter with a telephone: all that happens there, by taps; `newsroom-front.test.ts` has fronts. */
import sharp from 'sharp';
import { acceptInvitation } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';
import { button, checkOnTelephone as check, dialogOf, telephone } from './telephone-steps.ts';
import { choose, newStory, saved, textOf } from './writing-steps.ts';

test.use(telephone);
test.setTimeout(600_000);

test('does on a telephone what happens there, from a draft to a notification that is stopped [NRA-02]', async ({
  page,
  noticed,
}) => {
  const title = `Telefonos ${crypto.randomUUID().slice(0, 8)}`;
  await acceptInvitation(page, 'csak-telefon@example.com', 'editor');
  await test.step('boards', async () => {
    for (const [board, name] of [
      ['Vázlatok', 'vazlatok'],
      ['Ma megjelent', 'ma'],
      ['Az én munkám', 'enyem'],
    ] as const) {
      await page.getByRole('link', { name: board, exact: true }).tap();
      await expect(page.getByText('Betöltés…')).toHaveCount(0);
      await check(page, `tabla-${name}`);
    }
  });

  await test.step('a short text, approved and published', async () => {
    await newStory(page, title);
    await textOf(page).getByText(title).tap();
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
    await page.keyboard.type('A híd hossza kétszáz métter.');
    await choose(page, 'Rovat', 'belf', 'Belföld');
    await choose(page, 'Szerzők', 'a', /./);
    await saved(page);
    await check(page, 'cikk');
    for (const act of ['Jóváhagyom', 'Közzéteszem']) {
      if (act === 'Jóváhagyom') {
        await button(page, 'További teendők').tap();
        await check(page, 'cikk-teendok');
      }
      await button(page, act).tap();
      await expect(dialogOf(page)).toBeVisible();
      await check(page, `parbeszed-${act === 'Jóváhagyom' ? 'jovahagyas' : 'kozzetetel'}`);
      await dialogOf(page).getByRole('button', { name: act, exact: true }).tap();
      await expect(dialogOf(page)).toBeHidden();
    }
    await expect(page.getByText('nyilvános', { exact: true })).toBeVisible();
  });

  await test.step('the working copy, read from its board', async () => {
    await page
      .getByRole('link', { name: /Cikkek|Szerkesztőség/ })
      .first()
      .tap();
    await page.getByRole('link', { name: title }).tap();
    await expect(textOf(page)).toContainText('A híd hossza');
  });
  const story = new URL(page.url()).pathname;

  await test.step('a correction', async () => {
    await page.goto('/szerkesztoseg/');
    await button(page, `Teendők: ${title}`).tap();
    await check(page, 'tabla-teendok');
    await button(page, 'Helyesbítek').tap();
    await textOf(page).getByText('A híd hossza').tap();
    await page.keyboard.press('End');
    for (const _ of 'tter.') await page.keyboard.press('Backspace');
    await page.keyboard.type('ter.');
    await page.getByLabel('A helyesbítés szövege').fill('A híd kétszáz méter.');
    await check(page, 'helyesbites');
    await button(page, 'Helyesbítek').tap();
    await expect(page).toHaveURL(new RegExp(`${story}$`));
    await expect(textOf(page)).toContainText('kétszáz méter.');
  });

  await test.step('a live post with a picture', async () => {
    await page.goto('/szerkesztoseg/elo');
    await expect(page.getByRole('link', { name: /villamosremíz/ })).toBeVisible();
    await check(page, 'elo');
    await page.getByRole('link', { name: /villamosremíz/ }).tap();
    const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const chooser = page.waitForEvent('filechooser');
    await button(page, 'Kép').tap();
    await (await chooser).setFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('textbox', { name: 'Mi történt?' }).fill(`${title}: a helyszínen.`);
    await check(page, 'elo-bejegyzes');
    await button(page, 'Közzéteszem').tap();
    const post = page.getByRole('list', { name: 'Bejegyzések' }).getByRole('listitem');
    await expect(post.filter({ hasText: title })).toContainText('1 kép');
    await check(page, 'elo-bejegyzesek');
    await post
      .filter({ hasText: title })
      .getByRole('button', { name: /^Teendők/ })
      .tap();
    await button(page, 'Leveszem').tap();
    await dialogOf(page).getByRole('button', { name: 'Leveszem' }).tap();
    await expect(post.filter({ hasText: title })).toHaveCount(0);
  });

  await test.step('breaking news', async () => {
    await button(page, 'Rendkívüli hír').tap();
    const dialog = page.getByRole('dialog', { name: 'Rendkívüli hír' });
    await dialog.getByLabel('Cím', { exact: true }).fill(`${title} rendkívüli`);
    await dialog.getByLabel('Egy mondat').fill('Pótlóbusz jár.');
    await dialog.getByRole('combobox', { name: 'Rovat' }).fill('belf');
    await dialog.getByRole('listbox').getByRole('option').first().tap();
    await dialog.getByText(/^A címlap élére/).tap();
    await check(page, 'rendkivuli');
    await button(page, 'Megnézem, mi megy ki').tap();
    await expect(dialog).toContainText('nem lehet visszacsinálni');
    await check(page, 'rendkivuli-megerosites');
    await dialog.getByRole('button', { name: 'Kiadom' }).tap();
    await expect(textOf(page)).toContainText('rendkívüli');
  });

  await test.step('a notification, planned and stopped', async () => {
    await page.goto('/szerkesztoseg/');
    await button(page, `Teendők: ${title}`).tap();
    await button(page, 'Értesítést küldök').tap();
    await page.getByLabel(/^Élő közvetítések/).check();
    await page.getByLabel(/^Mikor\?/).fill('2099-01-01T08:00');
    await check(page, 'ertesites');
    await button(page, 'Tovább a küldéshez').tap();
    await check(page, 'ertesites-megerosites');
    await dialogOf(page).getByRole('button', { name: 'Időzítem' }).tap();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Időzítve' })
      .getByRole('button', { name: 'Leállítom' })
      .tap();
    await expect(page.getByRole('listitem').filter({ hasText: 'Leállítva' })).toHaveCount(1);
    await check(page, 'ertesites-leallitva');
  });

  await test.step('a withdrawal, three taps from a board', async () => {
    await page.goto('/szerkesztoseg/');
    await button(page, `Teendők: ${title}`).tap();
    await button(page, 'Visszavonom').tap();
    await expect(dialogOf(page).getByRole('button', { name: 'Visszavonom', exact: true })).toBeVisible();
    await check(page, 'visszavonas');
    await dialogOf(page).getByRole('button', { name: 'Mégse' }).tap();
  });

  await test.step('a withdrawal, three taps from any other screen', async () => {
    await page.goto('/szerkesztoseg/cimlapok');
    await button(page, 'Keresés és parancsok').tap();
    await expect(page.getByRole('option', { name: /^Visszavonom: / })).toHaveCount(5);
    // Tests that run at the same time publish newer ones.
    await page.getByRole('combobox').fill(`Visszavonom ${title}`);
    const offer = page.getByRole('option', { name: new RegExp(`^Visszavonom: ${title}(?! rendkívüli)`) });
    await check(page, 'visszavonas-keresobol');
    await offer.tap();
    await dialogOf(page).getByRole('button', { name: 'Visszavonom', exact: true }).tap();
    await expect(page.getByText('visszavonva', { exact: true })).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
    await check(page, 'visszavont-cikk');
  });
  noticed.length = 0;
});
