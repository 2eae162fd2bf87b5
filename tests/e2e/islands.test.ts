/** The features of React that islands may use, on a test page with an island that is built like the product's. */
import type { Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import config from '../../vite.config.ts';
import { EveryFeature } from './every-feature-island.fixture.ts';
import { expect, test } from './strict-test.ts';

const address = { page: '/sziget-proba', script: '/sziget-proba.js' };

test('class components, error boundaries, Suspense and action states work in islands', async ({
  page,
  noticed,
}) => {
  await openIsland(page);
  const counter = page.getByRole('button', { name: 'Számláló' });
  await expect(counter).toHaveText('Számláló: 1');
  await counter.click();
  await expect(counter).toHaveText('Számláló: 2');

  await page.getByRole('button', { name: 'Betöltöm' }).click();
  await expect(page.getByText('Betöltés', { exact: true })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('arrived')));
  await expect(page.getByText('Megjött')).toBeVisible();

  await page.getByLabel('Név').fill('Bence');
  await page.getByRole('button', { name: 'Köszönök' }).click();
  await expect(page.getByRole('status')).toHaveText('Szia, Bence!');

  await page.getByRole('button', { name: 'Elrontom' }).click();
  await expect(page.getByText('Elfogott hiba')).toBeVisible();
  await expect(counter).toHaveText('Számláló: 2');
  expect(noticed.splice(0).join()).toContain('Broken on purpose.');
});

test('the server’s HTML of an island stays when it hydrates', async ({ page }) => {
  await openIsland(page);
  await expect(page.getByRole('heading')).toHaveText('A sziget: próba');
  expect(await page.evaluate(() => document.querySelector('h1')?.hasAttribute('data-from-server'))).toBe(
    true,
  );
});

async function openIsland(page: Page): Promise<void> {
  const props = { title: 'próba' };
  const html = renderToString(createElement(EveryFeature, props), { identifierPrefix: 'proba' });
  const script = await builtIsland();
  await page.route(`**${address.page}`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="hu"><title>Próba</title><main data-id="proba" data-props='${JSON.stringify(props)}'>${html}</main></html>`,
    }),
  );
  await page.route(`**${address.script}`, (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script }),
  );
  await page.goto(address.page);
  await page.evaluate(async (from) => {
    document.querySelector('h1')?.setAttribute('data-from-server', '');
    const { mount } = await import(from);
    mount(document.querySelector('main'), new AbortController().signal);
  }, address.script);
  await expect(page.locator('main')).toHaveAttribute('data-alive', '');
}

/** The island's script, with every plugin of the product's build that changes scripts. */
async function builtIsland(): Promise<string> {
  const { plugins = [], build: settings = {} } = await config({ command: 'build', mode: 'production' });
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: plugins.filter((plugin) => !isPageStyles(plugin)),
    build: {
      ...settings,
      write: false,
      rolldownOptions: {
        input: new URL('every-feature-island.fixture.ts', import.meta.url).pathname,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const [chunk] = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (!isChunk(chunk)) throw new Error('The island was not built.');
  return chunk.code;
}

/** Needs the entries of the product. */
function isPageStyles(plugin: unknown): boolean {
  return (
    typeof plugin === 'object' &&
    plugin !== null &&
    'name' in plugin &&
    plugin.name === 'lapzarta:page-styles'
  );
}

function isChunk(file: unknown): file is Rolldown.OutputChunk {
  return typeof file === 'object' && file !== null && 'type' in file && file.type === 'chunk';
}
