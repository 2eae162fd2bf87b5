/** Mails are readable in both schemes, at the width of a phone: their colours are inline, and each needs a dark one. */
import { accessibilityFaults } from './accessibility.ts';
import { ofAttempt } from './attempt.ts';
import { mailTo } from './mailbox.ts';
import { expect, test } from './strict-test.ts';

const requests = {
  'sign-in': { path: '/tamogatas/belepes', fields: {} },
  'newsletter to confirm': { path: '/hirlevel', fields: { lista: 'reggeli' } },
  'bank transfer': {
    path: '/tamogatas',
    fields: {
      gyakorisag: 'egyszeri',
      penznem: 'HUF',
      osszeg: '5000',
      mod: 'transfer',
      nev: 'Olvasó Olga',
      hozzajarulas: '1',
    },
  },
};

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in a ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    for (const [name, { path, fields }] of Object.entries(requests))
      test(`the mail of a ${name} has enough contrast, and fits 320 px`, async ({ page, request }) => {
        const email = ofAttempt(`level-${colorScheme}-${path.replaceAll('/', '-')}@example.com`);
        const form = { ...fields, email, urlap: `level-${colorScheme}` };
        const answer = await request.post(path, { form, maxRedirects: 0 });
        expect(answer.status()).toBeLessThan(400);
        const { html } = await mailTo(request, email);
        await page.setViewportSize({ width: 320, height: 800 });
        await page.setContent(html);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        expect(await accessibilityFaults(page, { rules: ['color-contrast'] })).toEqual([]);
      });
  });
