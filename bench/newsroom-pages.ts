/** A story of 200 blocks and 10,000 words, and members of the newsroom who have it open in browsers of their own. */
import type { Browser, Page } from '@playwright/test';
import { inventMember } from '../tests/accounts.ts';
import { draftOf } from '../tests/stories.ts';
import type { BenchApp } from './bench-app.ts';

const blocks = 200;
const wordsInBlock = 50;
let members = 0;

export async function longStory({ context }: BenchApp, slug: string): Promise<number> {
  const html = Array.from({ length: wordsInBlock }, (_, at) => (at % 9 === 0 ? '<b>híd</b>' : 'lámpa')).join(
    ' ',
  );
  const body = Array.from({ length: blocks }, () => ({ kind: 'paragraph', html }) as const);
  const draft = draftOf({ slug, title: 'Hosszú cikk', state: 'draft', body });
  const [saved] = await context.content.save([draft], 'create', { by: { kind: 'command', id: 'bench' } });
  if (!saved) throw new Error('the story was not saved');
  return saved.id;
}

/** The access token of a new editor. */
export async function editorToken({ context }: BenchApp): Promise<string> {
  members += 1;
  const { id } = await inventMember(context, {
    email: `bench-${members}@example.com`,
    name: `Mérő ${members}`,
    roles: ['editor'],
  });
  const { access } = await context.accounts.sessions.start(context.db, { realm: 'newsroom', id }, 'bench');
  return access;
}

export async function newsroomPage(browser: Browser, app: BenchApp, port: number): Promise<Page> {
  const token = await editorToken(app);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'hu-HU',
    // The page connects to the yardstick's server.
    bypassCSP: true,
  });
  const url = `http://localhost:${port}`;
  await context.addCookies([
    { name: 'signed_in', value: '2', url },
    { name: 'access_token', value: encodeURIComponent(JSON.stringify(token)), url },
  ]);
  return context.newPage();
}

export const storyAddress = (port: number, id: number) => `http://localhost:${port}/szerkesztoseg/cikk/${id}`;

/** Puts the cursor behind the title. */
export async function focusTitle(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'A cikk szövege' }).getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('End');
}
