/** A repair changes the public text only, whatever the working copy contains [ACT-04]. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { storySchema } from '#features/content/public.document.ts';
import { withServer } from '../../../tests/server.ts';
import { FieldStep } from '../collab/field-step.ts';
import { StoryWriter } from '../collab/story-writer.ts';
import { type, withNewsroom } from './newsroom-by-calls.fixture.ts';

const server = withServer();
const { open, push, act, done, draft, articleAt, send } = withNewsroom(server);
const publicSchema = z.object({ base: z.int(), document: z.unknown() });
const words = ['egy', 'kettő', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc', 'tíz'];

/** An editor of the public text, which has a document of its own. */
async function repairer(id: number) {
  const { base, document } = publicSchema.parse((await send('editor', 'GET', `/${id}/public`)).json());
  const writer = new StoryWriter({ schema: storySchema, client: 'x' }, { epoch: 0, version: 0, document });
  const order = () => ({
    version: 0,
    repair: { base, steps: (writer.batch()?.entries ?? []).flatMap(({ steps }) => steps) },
  });
  return { writer, order };
}

function replaceWord(writer: StoryWriter, word: string, by: string): void {
  let at = -1;
  writer.state.doc.descendants((node, position) => {
    const found = node.isText ? (node.text ?? '').indexOf(word) : -1;
    if (found >= 0 && at < 0) at = position + found;
  });
  expect(at, word).toBeGreaterThan(0);
  writer.dispatch(writer.state.tr.insertText(by, at, at + word.length));
}

const copyText = async (id: number) => JSON.stringify((await open('editor', id)).document);

describe('a repair of the public version', () => {
  it('has ten words of it alone public; the copy has these and its forty unpublished changes [ACT-04]', async () => {
    const { id, writer } = await draft('Javított cikk');
    for (const word of words) type(writer, `A(z) ${word} hibás szó.`);
    await push('author', id, writer);
    await done('editor', id, { act: 'publish', version: writer.version });
    for (let change = 0; change < 40; change += 1) {
      if (change % 4 === 0) writer.dispatch(writer.state.tr.insertText('Át', 1));
      else type(writer, `Még nem nyilvános ${change}.`);
      await push('author', id, writer);
    }
    const { writer: mine, order } = await repairer(id);
    for (const word of words) replaceWord(mine, `${word} hibás`, `${word} helyes`);
    server.setTime('2026-11-21T08:02:00+01:00');
    const { updatedAt } = z
      .looseObject({ updatedAt: z.unknown() })
      .parse((await articleAt('javitott-cikk')).json());
    await done('editor', id, { act: 'repair', ...order() });

    const article = await articleAt('javitott-cikk');
    for (const word of words) expect(article.text).toContain(`${word} helyes szó.`);
    expect(article.text).not.toContain('hibás');
    expect(article.text).not.toContain('Még nem nyilvános');
    expect(article.json()).toMatchObject({ title: 'Javított cikk', updatedAt });
    const copy = await copyText(id);
    for (const word of words) expect(copy).toContain(`${word} helyes szó.`);
    expect(copy.match(/Még nem nyilvános/g)).toHaveLength(30);
    expect(copy).toContain('ÁtÁt');
    expect(await open('editor', id)).toMatchObject({ hasUnpublishedChanges: true, kept: [] });
  });

  it('follows another one, and is in the next update [ACT-04]', async () => {
    const { id, writer } = await draft('Kétszer javított');
    type(writer, 'Első hiba. Második hiba.');
    await push('author', id, writer);
    await done('editor', id, { act: 'publish', version: writer.version });
    const published = writer.version;
    type(writer, 'Folytatás.');
    await push('author', id, writer);
    for (const [word, by] of [
      ['Első hiba', 'Első javítás'],
      ['Második hiba', 'Második javítás'],
    ] as const) {
      const { writer: mine, order } = await repairer(id);
      replaceWord(mine, word, by);
      await done('editor', id, { act: 'correct', note: `${by} történt.`, ...order() });
      expect((await articleAt('ketszer-javitott')).text).toContain(by);
    }
    const article = (await articleAt('ketszer-javitott')).text;
    expect(article).toContain('Első javítás. Második javítás.');
    expect(article).toContain('Második javítás történt.');
    expect(article).not.toContain('Folytatás.');
    // An update to a version from before the repairs would remove them from the public text.
    expect((await act('editor', id, { act: 'update', version: published })).status).toBe(412);
    const { version } = await open('editor', id);
    await done('editor', id, { act: 'update', version });
    const updated = (await articleAt('ketszer-javitott')).text;
    expect(updated).toContain('Első javítás. Második javítás.');
    expect(updated).toContain('Folytatás.');
    expect(await open('editor', id)).toMatchObject({ hasUnpublishedChanges: false });
  });

  it('of a story without other changes leaves none unpublished, and can be undone [ACT-04] [ACT-07]', async () => {
    const { id, writer } = await draft('Tiszta javítás');
    await done('editor', id, { act: 'publish', version: writer.version });
    const { writer: mine, order } = await repairer(id);
    replaceWord(mine, 'hidat', 'alagutat');
    await done('editor', id, { act: 'repair', ...order() });
    expect(await open('editor', id)).toMatchObject({ hasUnpublishedChanges: false });
    await done('editor', id, { act: 'undo', version: 0 });
    expect((await articleAt('tiszta-javitas')).text).toContain('Új hidat nyitottak.');
    // The repair is not lost: it is in the working copy, not yet published.
    expect(await copyText(id)).toContain('alagutat');
    expect(await open('editor', id)).toMatchObject({ hasUnpublishedChanges: true });
    const { writer: again, order: orderAgain } = await repairer(id);
    expect(again.state.doc.textContent).toContain('hidat');
    replaceWord(again, 'nyitottak', 'avattak');
    await done('editor', id, { act: 'repair', ...orderAgain() });
    expect((await articleAt('tiszta-javitas')).text).toContain('Új hidat avattak.');
    expect(await copyText(id)).toContain('Új alagutat avattak.');
  });

  it('keeps aside what the working copy has no place for any more [ACT-04] [SAVE-04]', async () => {
    const { id, writer } = await draft('Törölt bekezdés');
    await done('editor', id, { act: 'publish', version: writer.version });
    const { doc } = writer.state;
    writer.dispatch(
      writer.state.tr.delete(doc.content.size - (doc.lastChild?.nodeSize ?? 0), doc.content.size),
    );
    type(writer, 'Egészen más.');
    await push('author', id, writer);
    const { writer: mine, order } = await repairer(id);
    replaceWord(mine, 'Új hidat', 'Új, kétsávos hidat');
    await done('editor', id, { act: 'repair', ...order() });
    expect((await articleAt('torolt-bekezdes')).text).toContain('Új, kétsávos hidat nyitottak.');
    const { kept } = await open('editor', id);
    expect(JSON.stringify(kept)).toContain('kétsávos');
    expect(await copyText(id)).not.toContain('kétsávos');
  });

  it('is refused when somebody else’s came first, does not fit, or changes what is not the editor’s [ACT-13]', async () => {
    const { id, writer } = await draft('Versengő javítás');
    await done('editor', id, { act: 'publish', version: writer.version });
    const first = await repairer(id);
    const second = await repairer(id);
    replaceWord(first.writer, 'hidat', 'alagutat');
    replaceWord(second.writer, 'hidat', 'utat');
    await done('editor', id, { act: 'repair', ...first.order() });
    expect((await act('chief-editor', id, { act: 'repair', ...second.order() })).status).toBe(412);
    const { base } = publicSchema.parse((await send('editor', 'GET', `/${id}/public`)).json());
    const repair = async (steps: unknown[]) =>
      (await act('editor', id, { act: 'repair', version: 0, repair: { base, steps } })).status;
    expect(await repair([{ stepType: 'replace', from: 0, to: 99_999 }])).toBe(412);
    const state = new FieldStep({ change: 'set', name: 'state', value: 'draft' });
    expect(await repair([state.toJSON()])).toBe(412);
    expect(
      (await act('author', id, { act: 'repair', version: 0, repair: { base, steps: [{}] } })).status,
    ).toBe(403);
    expect((await articleAt('versengo-javitas')).text).toContain('Új alagutat nyitottak.');
    const draftOnly = await draft('Nem nyilvános');
    expect((await send('editor', 'GET', `/${draftOnly.id}/public`)).status).toBe(404);
  });
});
