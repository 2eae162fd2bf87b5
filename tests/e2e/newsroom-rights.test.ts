/** Rights of roles in the application: assigning, sponsored fields, new addresses. */
import { accessibilityFaults } from './accessibility.ts';
import { ofAttempt } from './attempt.ts';
import { acceptInvitation } from './newsroom-member.ts';
import { expect, test } from './strict-test.ts';
import { act, choose, newStory, saved } from './writing-steps.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('a story is assigned, sponsored, and gets a new address [ACT-01] [ACT-09]', async ({
      page,
      browser,
    }) => {
      const title = ofAttempt(`Kertek ${colorScheme}`);
      const slug = ofAttempt(`uj-kertek-${colorScheme}`);
      await acceptInvitation(page, `oszto-${colorScheme}@example.com`, 'editor');
      await newStory(page, title);
      await choose(page, 'Rovat', 'belf', 'Belföld');
      await choose(page, 'Szerzők', 'a', /./);
      await page.getByRole('checkbox', { name: 'Fizetett tartalom' }).click();
      await saved(page);
      await page.getByRole('button', { name: 'Kiosztom…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Kié a cikk?' });
      expect(await accessibilityFaults(page)).toEqual([]);
      await dialog
        .getByRole('button', { name: /törlése/ })
        .first()
        .click();
      await dialog.getByRole('button', { name: 'Kiosztom' }).click();
      await expect(page.getByText('Még senkié.')).toBeVisible();

      const operator = await (await browser.newContext({ colorScheme })).newPage();
      await acceptInvitation(operator, `hirdeto-${colorScheme}@example.com`, 'ad-operator');
      await operator.goto('/szerkesztoseg/?tabla=drafts');
      await expect(operator.getByRole('button', { name: 'Új cikk' })).toHaveCount(0);
      await operator.getByRole('link', { name: title, exact: true }).click();
      await expect(operator.getByText('A szöveget Ön csak olvashatja', { exact: false })).toBeVisible();
      const leadsTo = operator.getByLabel('A fizetett kártya hová vezet');
      await leadsTo.fill('https://kert.example/');
      await leadsTo.blur();
      await saved(operator);
      await expect(operator.getByLabel('A cím az internetcímben')).toHaveAttribute('readonly');
      expect(await accessibilityFaults(operator)).toEqual([]);
      await operator.context().close();
      await expect(page.getByLabel('A fizetett kártya hová vezet')).toHaveValue('https://kert.example/');
      // A sponsored story stays a draft: other tests follow the newest links of lists, which must lead to
      // stories.
      await newStory(page, `${title} címe`);
      await choose(page, 'Rovat', 'belf', 'Belföld');
      await choose(page, 'Szerzők', 'a', /./);
      await saved(page);
      await act(page, 'Közzéteszem');
      await expect(page.getByText('nyilvános', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'További teendők' }).click();
      await page.getByRole('button', { name: 'Új webcím', exact: true }).click();
      const moving = page.getByRole('dialog', { name: 'Új webcím' });
      await moving.getByLabel('A cím az internetcímben').fill('Nagybetűs');
      await expect(moving.getByText('csak ékezet nélküli', { exact: false })).toBeVisible();
      await moving.getByLabel('A cím az internetcímben').fill(slug);
      expect(await accessibilityFaults(page)).toEqual([]);
      await moving.getByRole('button', { name: 'Új webcím', exact: true }).click();
      await expect(page.getByText('Új címen; a régi ide vezet.')).toBeVisible();
      await expect(page.getByLabel('A cím az internetcímben')).toHaveValue(slug);
    });
  });
