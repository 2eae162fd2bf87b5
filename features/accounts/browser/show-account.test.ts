/** The name of the person in the shell, the thanks to supporters, and the version of saved stories. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nameReader } from './account.startup.ts';
import { onSavedVersion, setSavedVersion } from './saved-version.ts';
import { showAccount } from './show-account.ts';

const account = 'https://lap.example/tamogatas/profil';

/** The link to support in the shell: an icon and a word. */
function supportLink(lang: string) {
  return {
    href: '/tamogatas',
    dataset: { support: '' } as Record<string, string>,
    lastChild: { textContent: 'Támogatás' },
    closest: () => (lang === '' ? null : { lang }),
  };
}

function createShell(language = 'hu') {
  const words = [0, 1].map(() => {
    const link = { href: account };
    return { textContent: 'Belépés', closest: () => link };
  });
  const links = [supportLink(language), supportLink(language)];
  const root = {
    querySelectorAll: (selector: string) => (selector === '[data-account]' ? words : links),
  };
  const show = (until = new AbortController().signal) => showAccount(root as never, until);
  return { words, links, root, show, names: () => words.map(({ textContent }) => textContent) };
}

const state = { cookie: 'signed_in=1', requested: [] as string[], warned: [] as unknown[] };
let answer: () => Response | Promise<Response>;
beforeEach(() => {
  Object.assign(state, { cookie: 'signed_in=1', requested: [], warned: [] });
  answer = () => Response.json({ name: 'Olvasó Olga' });
  vi.stubGlobal('document', {
    get cookie() {
      return state.cookie;
    },
    querySelector: () => null,
  });
  vi.stubGlobal('fetch', async (path: string) => {
    // Files share a process: a request that another one left behind is not this page's.
    if (path === '/api/me') state.requested.push(path);
    return answer();
  });
  vi.spyOn(console, 'warn').mockImplementation((text) => void state.warned.push(text));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setSavedVersion(null);
});

describe('the name in the shell', () => {
  it('of a member of the newsroom leads to the newsroom, that of a reader to the account [X09]', async () => {
    const [reader, member] = [createShell(), createShell()];
    await reader.show();
    answer = () => Response.json({ realm: 'newsroom', name: 'Szerkesztő Szilvia' });
    await member.show();
    const leads = (shell: typeof reader) => shell.words.map((word) => word.closest().href);
    expect(leads(reader)).toEqual([account, account]);
    expect(leads(member)).toEqual(['/szerkesztoseg/biztonsag', '/szerkesztoseg/biztonsag']);
  });

  it('is that of the person, wherever the shell has it', async () => {
    const shell = createShell();
    await shell.show();
    expect(shell.names()).toEqual(['Olvasó Olga', 'Olvasó Olga']);
    expect(state.requested).toEqual(['/api/me']);
  });

  it('is text, also if somebody called themselves a script', async () => {
    answer = () => Response.json({ name: '<script>alert(1)</script>' });
    const shell = createShell();
    await shell.show();
    expect(shell.names()[0]).toBe('<script>alert(1)</script>');
  });

  it.each([{ name: '' }, { name: null }, { name: 5 }, {}])(
    'remains the word for the account without a name: %j',
    async (about) => {
      answer = () => Response.json(about);
      const shell = createShell();
      await shell.show();
      expect(shell.names()).toEqual(['Belépés', 'Belépés']);
    },
  );

  it('remains when the session has ended or the server fails: the link leads to the account anyway', async () => {
    const shell = createShell();
    for (const status of [401, 404, 500, 503]) {
      answer = () => Response.json({ name: 'Hiba' }, { status });
      await shell.show();
    }
    expect([shell.names(), state.warned]).toEqual([['Belépés', 'Belépés'], []]);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await shell.show();
    answer = () => new Response('<html>');
    await shell.show();
    expect([shell.names()[0], state.warned.length]).toEqual(['Belépés', 2]);
  });

  it('is not missed when the page was left meanwhile', async () => {
    const page = new AbortController();
    answer = () => {
      page.abort();
      throw new DOMException('left', 'AbortError');
    };
    await createShell().show(page.signal);
    expect(state.warned).toEqual([]);
  });
});

describe('supporters', () => {
  it.each([
    ['hu', 'Köszönjük!'],
    ['en', 'Thank you!'],
    ['', 'Köszönjük!'],
  ])(
    'are thanked in the language of the page (%j), and led to their own support',
    async (language, thanks) => {
      answer = () => Response.json({ name: 'Olvasó Olga', supports: 'monthly' });
      const { links, show } = createShell(language);
      await show();
      for (const { lastChild, href, dataset } of links) {
        expect([lastChild.textContent, href]).toEqual([thanks, `${account}#tamogatas`]);
        // The check for ad blockers finds its links by `data-support`.
        expect(dataset).toEqual({ thanks: '' });
      }
    },
  );

  it('are thanked also without a name', async () => {
    answer = () => Response.json({ name: '', supports: 'once' });
    const { links, show } = createShell();
    await show();
    expect(links[0]?.dataset).toEqual({ thanks: '' });
  });

  it('are not those who do not support, and nobody is thanked without a link to an account', async () => {
    const { links, show, words } = createShell();
    for (const supports of [null, false, true, undefined]) {
      answer = () => Response.json({ name: 'Olvasó Olga', supports });
      await show();
    }
    words.length = 0;
    answer = () => Response.json({ name: 'Olvasó Olga', supports: 'monthly' });
    await show();
    expect(links.map(({ href, dataset }) => [href, dataset])).toEqual([
      ...[0, 1].map(() => ['/tamogatas', { support: '' }]),
    ]);
  });
});

describe('the version of saved stories', () => {
  it('arrives with the name', async () => {
    const versions: string[] = [];
    onSavedVersion(new AbortController().signal, (version) => versions.push(version));
    answer = () => Response.json({ name: 'Olvasó Olga', savedStories: 'v1' });
    await createShell().show();
    expect(versions).toEqual(['v1']);
  });

  it('is reported at once when it is known, and again when it changes', () => {
    const versions: string[] = [];
    setSavedVersion('v1');
    onSavedVersion(new AbortController().signal, (version) => versions.push(version));
    setSavedVersion('v2');
    expect(versions).toEqual(['v1', 'v2']);
  });

  it('is none for a reader without saved stories in the account, nor for a later page that asks', async () => {
    const versions: string[] = [];
    const use = (version: string) => versions.push(version);
    setSavedVersion('v1');
    for (const savedStories of [null, 5, undefined]) {
      answer = () => Response.json({ name: 'Olvasó Olga', savedStories });
      await createShell().show();
      onSavedVersion(new AbortController().signal, use);
    }
    expect(versions).toEqual([]);
  });

  it('is not reported to a page that was left', () => {
    const versions: string[] = [];
    const page = new AbortController();
    onSavedVersion(page.signal, (version) => versions.push(version));
    page.abort();
    setSavedVersion('v1');
    expect(versions).toEqual([]);
  });
});

describe('the start of a page', () => {
  it.each([
    ['signed_in=1', true],
    ['a=b; signed_in=2', true],
    ['signed_in=0', false],
    ['', false],
  ])('with the cookie %j asks who is signed in: %s', async (cookie, isAsked) => {
    state.cookie = cookie;
    const shell = createShell();
    nameReader(shell.root as never, new AbortController().signal);
    if (isAsked) await expect.poll(() => shell.names()[0]).toBe('Olvasó Olga');
    else await new Promise((resolve) => setTimeout(resolve, 20));
    expect(state.requested).toEqual(isAsked ? ['/api/me'] : []);
  });
});
