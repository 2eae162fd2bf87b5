/** An edition's own words on rendered pages, and faults in them at the start. */
import { describe, expect, it } from 'vitest';
import { replaceWords } from '#platform/text/words.ts';
import { withServer } from '#tests/server.ts';
import { distFolder, loadRenderer } from './render/load-renderer.ts';

const server = withServer({
  edition: (edition) => ({
    ...edition,
    words: {
      hu: {
        shell: { menu: 'Étlap' },
        archive: { found: { whole: 'Minden </script> írásunk' }, title: 'Régi lapok' },
        save: { saved: 'Eltéve </script>' },
      },
      en: { shell: { menu: 'Contents' }, player: { play: 'Listen' } },
    },
  }),
});

describe('the edition’s words', () => {
  it('are on pages, in their head, and in each language', async () => {
    const { text } = await server.telex('/archivum');
    expect(text).toContain('<title>Régi lapok');
    expect(text).toContain('Minden &lt;/script&gt; írásunk');
    expect(text).toContain('Étlap');
    const english = (await server.telex('/sutik?nyelv=en')).text;
    expect(english).toContain('<html lang="en"');
    expect(english).toContain('Contents');
    expect(english).not.toContain('Étlap');
  });

  it('are a data block of each document where scripts use them, in both languages', async () => {
    const { text } = await server.telex('/archivum');
    const [, block = ''] = /<script type="application\/json" data-words>(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(block)).toEqual({
      hu: { save: { saved: 'Eltéve </script>' } },
      en: { player: { play: 'Listen' } },
    });
    expect((await server.telex('/archivum/_payload.json')).text).not.toContain('data-words');
  });
});

describe('at the start', () => {
  it.each([
    [{ hu: { shel: { menu: 'x' } } }, 'words/hu.yaml: shel: there are no such words'],
    [{ hu: { shell: { menü: 'x' } } }, 'words/hu.yaml: shell.menü: there is no such text'],
    [{ en: { player: { play: { a: 'x' } } } }, 'words/en.yaml: player.play: this is one text'],
    // In Hungarian only.
    [{ en: { archive: { title: 'x' } } }, 'words/en.yaml: archive: there are no such words'],
  ])('%j is refused with its file and key', async (words, fault) => {
    replaceWords(words);
    const starts = loadRenderer(distFolder, { pages: [], mails: [] });
    await expect(starts).rejects.toThrow(`The edition cannot be used:\n  ${fault}`);
  });
});
