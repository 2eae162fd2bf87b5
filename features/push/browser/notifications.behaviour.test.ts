/** The form of notifications in a browser: its states, the saved choice, and its messages. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeElement } from '#tests/fake-browser.ts';
import { start } from './notifications.behaviour.ts';
import { createBrowser, pushToken } from './push-browser.fixture.ts';
import { FakeInput, FakeItem, PushForm, PushFormData } from './push-form.fixture.ts';
import { pushFormWords } from './push-form-words.ts';
import { readPushState, writePushState } from './push-state.ts';

const key = '_-8A';
const fontos = { site: 'telex', topic: 'fontos', title: 'Fontos' };

class FakeButton extends FakeElement {
  ariaDisabled: string | null = null;
}

function createPage() {
  const form = new PushForm([new FakeInput('telex/fontos'), new FakeInput('telex/elo')]);
  const [submit, turnOff] = [new FakeButton(), new FakeButton()];
  form.hidden = true;
  form.found.set('button[type=submit]', [submit]).set('button[type=button]', [turnOff]);
  const states = ['unsupported', 'denied', 'on'].map((pushState) => {
    return Object.assign(new FakeElement({ dataset: { pushState } }), { hidden: true });
  });
  const root = new FakeElement({ dataset: { vapidKey: key } });
  root.found.set('[data-push-form]', [form]).set('[data-push-state]', states);
  const page = new AbortController();
  return {
    form,
    submit,
    turnOff,
    page,
    /** The visible parts: the notice, whether there is a form, and the button that sends it. */
    get shown() {
      const notices = states.filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.pushState);
      return [...notices, form.hidden ? 'no form' : submit.textContent];
    },
    async open() {
      start(root as never, page.signal);
      await expect
        .poll(() => submit.textContent + String(states.some((one) => !one.hidden)))
        .not.toBe('false');
    },
    /** Presses a button, and waits until both can be pressed again. */
    async press(button: 'submit' | 'turnOff') {
      if (button === 'submit') form.dispatchEvent(new Event('submit', { cancelable: true }));
      else turnOff.dispatchEvent(new Event('click'));
      await expect.poll(() => submit.ariaDisabled).toBeNull();
      return form.status.textContent;
    },
  };
}

let browser: ReturnType<typeof createBrowser>;
let warned: unknown[];
beforeEach(() => {
  browser = createBrowser();
  warned = [];
  vi.stubGlobal('FormData', PushFormData);
  vi.stubGlobal('HTMLElement', FakeItem);
  vi.spyOn(console, 'warn').mockImplementation((text) => void warned.push(text));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The server has stored a choice for this browser. */
async function knowBrowser(topics: object[] = [fontos]) {
  await writePushState({ clientToken: pushToken, endpoint: 'x', vapidKey: key });
  const choice = { topics, quiet: { from: 0, to: 0 } };
  browser.answers.set('GET', () => Response.json({ vapidKey: key, isActive: true, choice }));
}

describe('the page of notifications shows', () => {
  it('only why there is no form, in a browser that cannot have any', async () => {
    Reflect.deleteProperty(globalThis, 'PushManager');
    const page = createPage();
    await page.open();
    expect(page.shown).toEqual(['unsupported', 'no form']);
  });

  it('only how to allow them, where they are forbidden', async () => {
    browser.state.permission = 'denied';
    const page = createPage();
    await page.open();
    expect(page.shown).toEqual(['denied', 'no form']);
  });

  it('an empty form to a browser without any, and the times once quiet hours are switched on', async () => {
    const page = createPage();
    await page.open();
    expect([page.shown, page.form.ticked]).toEqual([[pushFormWords.enable], []]);
    page.form.quiet.checked = true;
    page.form.dispatchEvent(new Event('change'));
    expect(page.form.hours.hidden).toBe(false);
  });

  it('the choice that the server has', async () => {
    await knowBrowser();
    const page = createPage();
    await page.open();
    expect([page.shown, page.form.ticked]).toEqual([['on', pushFormWords.change], ['telex/fontos']]);
  });

  it('an empty form while the server cannot be reached, and for a choice without topics', async () => {
    await knowBrowser();
    browser.answers.set('GET', () => {
      throw new TypeError('Failed to fetch');
    });
    const page = createPage();
    await page.open();
    expect(page.shown).toEqual([pushFormWords.enable]);
    await knowBrowser([]);
    const other = createPage();
    await other.open();
    expect(other.shown).toEqual([pushFormWords.enable]);
  });
});

describe('the button that turns notifications on', () => {
  it('needs a topic, and asks the browser for nothing without one', async () => {
    const page = createPage();
    await page.open();
    expect(await page.press('submit')).toBe(pushFormWords.noTopic);
    expect([browser.events, browser.requests]).toEqual([[], []]);
  });

  it('saves the choice, and then is the button that changes it', async () => {
    const page = createPage();
    await page.open();
    for (const field of page.form.topics.slice(1)) field.checked = true;
    expect(await page.press('submit')).toBe(pushFormWords.saved);
    expect(page.shown).toEqual(['on', pushFormWords.change]);
    expect(browser.requests.at(-1)?.body).toMatchObject({
      act: 'choose',
      vapidKey: key,
      choice: { topics: [{ site: 'telex', topic: 'elo' }], quiet: { from: 0, to: 0 } },
    });
  });

  it.each([
    [
      'the server refuses it',
      pushFormWords.failed,
      () => browser.answers.set('POST', () => new Response('', { status: 429 })),
    ],
    ['there is no network', pushFormWords.offline, () => Object.assign(browser.state, { isOnline: false })],
    [
      'the request fails',
      pushFormWords.failed,
      () =>
        browser.answers.set('POST', () => {
          throw new TypeError('Failed to fetch');
        }),
    ],
  ])('says that nothing was saved when %s, and can be pressed again', async (_why, text, breakIt) => {
    const page = createPage();
    await page.open();
    for (const field of page.form.topics) field.checked = true;
    breakIt();
    expect(await page.press('submit')).toBe(text);
    expect([page.shown, page.submit.ariaDisabled]).toEqual([[pushFormWords.enable], null]);
    browser.answers.delete('POST');
    browser.state.isOnline = true;
    expect(await page.press('submit')).toBe(pushFormWords.saved);
  });

  it('leaves the form to somebody who closed the question, and hides it once they are forbidden', async () => {
    const page = createPage();
    await page.open();
    for (const field of page.form.topics) field.checked = true;
    browser.state.permission = 'default';
    expect(await page.press('submit')).toBe(pushFormWords.notAllowed);
    expect(page.shown).toEqual([pushFormWords.enable]);
    browser.state.permission = 'denied';
    await page.press('submit');
    expect(page.shown).toEqual(['denied', 'no form']);
    expect(browser.requests).toEqual([]);
  });

  it('sends one request, however often it is pressed meanwhile', async () => {
    const page = createPage();
    await page.open();
    for (const field of page.form.topics) field.checked = true;
    for (let at = 0; at < 3; at += 1) page.form.dispatchEvent(new Event('submit', { cancelable: true }));
    await page.press('submit');
    expect(browser.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('the button that turns notifications off', () => {
  it('unticks everything, and what is followed stays offered', async () => {
    await knowBrowser([fontos, { site: 'telex', topic: 'tag.hidak', title: 'Hidak' }]);
    const page = createPage();
    await page.open();
    expect(page.form.ticked).toHaveLength(2);
    expect(await page.press('turnOff')).toBe(pushFormWords.off);
    expect([page.shown, page.form.ticked]).toEqual([[pushFormWords.enable], []]);
    expect([page.form.followed.hidden, page.turnOff.hidden]).toEqual([false, true]);
    expect(await readPushState()).toBeNull();
  });

  it('leaves everything as it was when the server fails', async () => {
    await knowBrowser();
    const page = createPage();
    await page.open();
    browser.answers.set('DELETE', () => new Response('', { status: 503 }));
    expect(await page.press('turnOff')).toBe(pushFormWords.failed);
    expect([page.shown, page.form.ticked]).toEqual([['on', pushFormWords.change], ['telex/fontos']]);
  });
});

it('a page that was left no longer reacts', async () => {
  const page = createPage();
  await page.open();
  page.page.abort();
  for (const field of page.form.topics) field.checked = true;
  await page.press('submit');
  expect(browser.requests).toEqual([]);
  expect(warned).toEqual([]);
});
