/** Finds a browser for the end-to-end tests, or installs one from the system's packages or Playwright's download. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { environment, findNode } from './node.mjs';
import { root } from './root.mjs';
import { runQuietly, step } from './step.mjs';

// The headless shell renders as the full browser does, without its window UI, which costs each test half a second.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the browser's path, or null when none is installed and none can be installed. */
export async function ensureBrowser() {
  return findBrowser() ?? step('Installing a browser', installBrowser);
}

/** The browser's path and version: a full browser and the headless shell can render one page differently. */
export async function describeBrowser(browser) {
  // On Windows, Chrome opens a window instead of printing its version.
  if (process.platform === 'win32') return browser;
  const { output } = await runQuietly(browser, ['--version']);
  // Wrapper scripts of distributions print warnings first.
  const version = output.trim().split('\n').at(-1);
  return `${browser} (${version})`;
}

function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [process.env.LAPZARTA_CHROMIUM, ...installed, ...elsewhere, playwrightsOwn()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

function playwrightsOwn() {
  const require = createRequire(join(root, 'package.json'));
  return require('@playwright/test').chromium.executablePath();
}

async function installBrowser() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runQuietly('apt-get', ['update'], { env });
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      // Liberation has the same metrics as Times and Arial, which readers' machines have.
      const packages = [browser, 'fonts-liberation'];
      await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
      const found = findBrowser();
      if (found !== null) return found;
    }
  }
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const args = ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
  const { code, output } = await runQuietly(findNode(), [playwright, ...args], {
    cwd: root,
    env: environment(),
  });
  if (code !== 0) console.error(output.trim());
  return findBrowser();
}
