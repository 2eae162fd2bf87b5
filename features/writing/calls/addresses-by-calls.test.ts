/** Addresses of stories: new ones, taken ones, and redirects from former ones [ACT-09]. */
import { expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { FieldStep } from '../collab/field-step.ts';
import { type, withNewsroom } from './newsroom-by-calls.fixture.ts';

const server = withServer();
const { people, send, open, writerOf, push, act, done, draft, articleAt } = withNewsroom(server);

async function publicStory(title: string): Promise<number> {
  const { id, writer } = await draft(title);
  await done('editor', id, { act: 'publish', version: writer.version });
  return id;
}

function setSlug(slug: string): FieldStep {
  return new FieldStep({ change: 'set', name: 'slug', value: slug });
}

async function freeSlug(slug: string, story?: number): Promise<unknown> {
  const answer = await server.telex(`/api/newsroom/slugs/${slug}${story ? `?story=${story}` : ''}`, {
    headers: { authorization: `Bearer ${people.author}` },
  });
  return answer.json();
}

it('a public story gets a new address, to which the old one leads; its copy has it as well [ACT-09]', async () => {
  const id = await publicStory('Régi cím');
  const before = await articleAt('regi-cim');
  type(await writerOf('author', id), 'x');
  const writer = await writerOf('author', id);
  type(writer, 'Még nem nyilvános.');
  await push('author', id, writer);
  expect((await act('editor', id, { act: 'move', version: 0 })).json()).toMatchObject({
    fields: { slug: expect.any(String) },
  });
  const moved = await act('editor', id, { act: 'move', version: 0, slug: 'uj-cim' });
  expect(moved.json()).toEqual({ slug: 'uj-cim', publicState: 'public' });
  const article = await articleAt('uj-cim');
  expect(article.status).toBe(200);
  expect(article.text).not.toContain('Még nem nyilvános.');
  expect(article.json()).toMatchObject({ updatedAt: (before.json() as { updatedAt: number }).updatedAt });
  const old = await server.telex('/belfold/2026/11/21/regi-cim');
  expect([old.status, old.headers.location]).toEqual([301, expect.stringContaining('/uj-cim')]);
  const opened = await open('editor', id);
  expect(opened).toMatchObject({ slug: 'uj-cim', hasUnpublishedChanges: true });
  await done('editor', id, { act: 'update', version: opened.version });
  expect((await articleAt('uj-cim')).text).toContain('Még nem nyilvános.');
  // The former address is still free: no other story has used it.
  await done('editor', id, { act: 'move', version: 0, slug: 'regi-cim' });
  expect((await articleAt('regi-cim')).status).toBe(200);
  expect((await server.telex('/belfold/2026/11/21/uj-cim')).status).toBe(301);
});

it('a scheduled and a withdrawn story get a new address, too [ACT-09]', async () => {
  const { id, writer } = await draft('Később jön');
  await done('editor', id, { act: 'schedule', version: writer.version, at: '2026-11-21T09:00:00+01:00' });
  await done('editor', id, { act: 'move', version: 0, slug: 'kesobb-mashol' });
  expect(await open('editor', id)).toMatchObject({ slug: 'kesobb-mashol', hasUnpublishedChanges: false });
  expect((await act('author', id, { act: 'move', version: 0, slug: 'x' })).status).toBe(403);
  const withdrawn = await publicStory('Visszavont');
  await done('editor', withdrawn, { act: 'withdraw', version: 0 });
  await done('editor', withdrawn, { act: 'move', version: 0, slug: 'visszavont-mashol' });
  await done('editor', withdrawn, { act: 'publish', version: (await open('editor', withdrawn)).version });
  expect((await articleAt('visszavont-mashol')).status).toBe(200);
});

it('a taken address is refused with a free one, by the act, at the publication and beside the field [ACT-09]', async () => {
  const first = await publicStory('Foglalt cím');
  await done('editor', first, { act: 'move', version: 0, slug: 'foglalt-cim-uj' });
  const second = await publicStory('Másik cím');
  // A former address of another story counts as taken, too.
  for (const [slug, free] of [
    ['foglalt-cim-uj', 'foglalt-cim-uj-2'],
    ['foglalt-cim', 'foglalt-cim-2'],
  ]) {
    const refused = await act('editor', second, { act: 'move', version: 0, slug });
    expect(refused.status).toBe(422);
    expect(refused.json()).toMatchObject({ fields: { 'slug-taken': expect.any(String), freeSlug: free } });
    expect(await freeSlug(slug ?? '', second)).toEqual({ free });
  }
  expect(await freeSlug('foglalt-cim', first)).toEqual({ free: 'foglalt-cim' });
  expect(await freeSlug('senkie')).toEqual({ free: 'senkie' });
  const { id, writer } = await draft('Harmadik');
  writer.dispatch(writer.state.tr.step(setSlug('foglalt-cim-uj')));
  await push('author', id, writer);
  const published = await act('editor', id, { act: 'publish', version: writer.version });
  expect(published.json()).toMatchObject({ fields: { freeSlug: 'foglalt-cim-uj-2' } });
  writer.dispatch(writer.state.tr.step(setSlug('foglalt-cim-uj-2')));
  await push('author', id, writer);
  await done('editor', id, { act: 'publish', version: writer.version });
  expect((await send('editor', 'GET', `/${id}/acts`)).status).toBe(200);
});
