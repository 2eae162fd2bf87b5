/** The form of a passkey in a browser: shown, answered by a device with real keys, and sent. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeElement, FakeForm } from '#tests/fake-browser.ts';
import { createDevice } from '../factors/passkey-device.fixture.ts';
import {
  authenticationOptions,
  counterOfAnswer,
  newPasskey,
  passkeyAnswerIn,
  registrationOptions,
} from '../factors/passkeys.server.ts';
import { start } from './passkey.behaviour.ts';
import { passkeyWords } from './passkey-words.ts';

const site = { origin: 'https://lap.example', name: 'Lapzárta' };
const person = { handle: 'reader-3', name: 'Olvasó Olga', email: 'olga@example.com' };
const challenge = Buffer.alloc(32, 7).toString('base64url');
const creating = await registrationOptions(site, { person, challenge, known: [] });
const signingIn = await authenticationOptions(site, { challenge, known: [] });

class PasskeyForm extends FakeForm {
  override hidden = true;
  field = Object.assign(new FakeElement(), { value: '' });
  fault = new FakeElement();
  /** The values of the field each time the form was sent. */
  sent: string[] = [];
  constructor(passkey: string, options: string) {
    super({ dataset: { passkey, options } });
    this.found.set('[name=belepokulcs]', [this.field]);
    this.found.set('[role=alert]', [this.fault]);
  }
  submit(): void {
    this.sent.push(this.field.value);
  }
  /** Presses the button, and waits for the outcome; whether the browser sends the form by itself. */
  async press(): Promise<boolean> {
    const before = this.sent.length;
    const isSent = this.dispatchEvent(new Event('submit', { cancelable: true }));
    if (!isSent)
      await expect.poll(() => this.sent.length > before || this.fault.textContent !== '').toBe(true);
    return isSent;
  }
}

let device: ReturnType<typeof createDevice>;
beforeEach(() => {
  device = createDevice(site.origin);
  vi.stubGlobal('navigator', { credentials: device });
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('HTMLFormElement', FakeForm);
  vi.stubGlobal('document', { documentElement: { lang: 'hu' } });
});
afterEach(() => vi.unstubAllGlobals());

function opened(mode: string, options: string, until = new AbortController().signal): PasskeyForm {
  const form = new PasskeyForm(mode, options);
  start(form as never, until);
  return form;
}

describe('the form of a passkey', () => {
  it('is shown only where a script can ask the device', () => {
    expect(opened('get', signingIn).hidden).toBe(false);
    vi.stubGlobal('navigator', {});
    expect(opened('get', signingIn).hidden).toBe(true);
  });

  it('is sent by the script alone, with an answer that the server accepts', async () => {
    const added = opened('create', creating);
    expect(await added.press()).toBe(false);
    const passkey = await newPasskey(site, { answer: added.sent[0] ?? '', challenge });
    if (!passkey) throw new Error('the new passkey was refused');
    const form = opened('get', signingIn);
    expect(await form.press()).toBe(false);
    const answer = passkeyAnswerIn(form.sent[0] ?? '');
    if (!answer) throw new Error('the answer was refused');
    expect(await counterOfAnswer(site, { answer, challenge, passkey })).toBe(1);
    expect([added.sent.length, form.sent.length]).toEqual([1, 1]);
  });

  it('asks for a new passkey only where it says so', async () => {
    const form = opened('something', signingIn);
    await form.press();
    expect(JSON.parse(form.sent[0] ?? '').response).toHaveProperty('signature');
  });

  it.each([
    ['get', 'hu', signingIn, passkeyWords.hu.get],
    ['create', 'hu', creating, passkeyWords.hu.create],
    ['get', 'en', signingIn, passkeyWords.en.get],
    ['create', 'en', creating, passkeyWords.en.create],
    ['get', 'de', signingIn, passkeyWords.hu.get],
  ])(
    'is not sent when the person stops the device, and says so (%s, %s)',
    async (mode, lang, options, text) => {
      vi.stubGlobal('document', { documentElement: { lang } });
      device.state.hasRefused = true;
      const form = opened(mode, options);
      await form.press();
      expect([form.fault.textContent, form.sent]).toEqual([text, []]);
    },
  );

  it('can be tried again, and then says nothing any more', async () => {
    device.state.hasRefused = true;
    const form = opened('get', signingIn);
    await form.press();
    device.state.hasRefused = false;
    await form.press();
    expect([form.fault.textContent, form.sent.length]).toEqual(['', 1]);
  });

  it.each(['', '{', 'null', '{}'])(
    'fails with a sentence when its options are damaged: %j',
    async (options) => {
      const form = opened('get', options);
      await form.press();
      expect([form.fault.textContent, form.sent]).toEqual([passkeyWords.hu.get, []]);
    },
  );

  it('of a page that was left does nothing', async () => {
    const page = new AbortController();
    const form = opened('get', signingIn, page.signal);
    page.abort();
    expect(await form.press()).toBe(true);
    expect(device.state.counter).toBe(0);
  });

  it('stays hidden when a part of it is missing, or when it is no form', () => {
    for (const selector of ['[name=belepokulcs]', '[role=alert]']) {
      const form = new PasskeyForm('get', signingIn);
      form.found.delete(selector);
      start(form as never, new AbortController().signal);
      expect(form.hidden, selector).toBe(true);
    }
    vi.stubGlobal('HTMLFormElement', class {});
    expect(opened('get', signingIn).hidden).toBe(true);
  });
});
