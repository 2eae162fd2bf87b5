/** Each writing call of the newsroom takes a key against repetition and the version it is based on. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { memberPassword } from '../../../tests/accounts.ts';
import { formWith } from '../../../tests/send-request.ts';
import { withServer } from '../../../tests/server.ts';
import { withWrites } from './newsroom-writes.fixture.ts';

const writes = withWrites(withServer());
const made = z.looseObject({ id: z.int(), version: z.int().optional() });

/** Writes that name no version, and why. */
const withoutVersion: Readonly<Record<string, string>> = {
  'POST /stories': 'makes something',
  'POST /stories/{id}/threads': 'makes something',
  'POST /stories/{id}/threads/{thread}/notes': 'makes something',
  'POST /tags': 'makes something',
  'POST /sections': 'makes something',
  'POST /authors': 'makes something',
  'POST /members': 'makes something',
  'POST /members/{id}/invitation': 'makes something',
  'POST /live/{id}/posts': 'makes something',
  'POST /breaking': 'makes something',
  'POST /pictures': 'makes something',
  'POST /pictures/fetched': 'makes something',
  'POST /files': 'makes something',
  'POST /pasted': 'stores nothing',
  'POST /confirmation': 'stores nothing of the newsroom',
  'PATCH /stories/{id}/threads/{thread}': 'sets one switch',
  'PUT /stories/{id}/threads/{thread}/notes/{note}': 'only its one author changes it',
  'DELETE /stories/{id}/threads/{thread}/notes/{note}': 'only its one author deletes it',
  'PUT /devices/{device}/unsent': 'only one device reports it',
  'POST /notices/read': 'only its one member changes it',
  'PUT /notices/choice': 'only its one member changes it',
  'DELETE /members/{id}/invitation': 'stops something, whatever it has become',
  'DELETE /members/{id}/sessions': 'stops something, whatever it has become',
  'POST /notifications/{id}/stop': 'stops something, whatever it has become',
  'POST /fronts/{site}/changes': 'changes of several editors are merged, and name the stories that they move',
  'POST /fronts/{site}/launches/{id}/undo': 'the launch in its address is its version',
};

it('takes a key, and requires the version it is based on wherever something is changed [NAPI-02]', () => {
  for (const { name, operation } of writes.all()) {
    const key = operation.parameters.find((parameter) => parameter.name === 'idempotency-key');
    expect(key?.in, name).toBe('header');
    expect(Object.keys(operation.responses), name).toEqual(expect.arrayContaining(['409', '422']));
    if (!Object.hasOwn(withoutVersion, name)) expect(writes.versionOf(name), name).toBeDefined();
  }
  const unversioned = writes.all().filter(({ name }) => writes.versionOf(name) === undefined);
  expect(unversioned.map(({ name }) => name).toSorted()).toEqual(Object.keys(withoutVersion).toSorted());
});

describe('is done once for a key, and never over a version that its sender did not see [NAPI-02]', () => {
  it('stories and what belongs to them', async () => {
    const { id } = made.parse(
      await writes.prove({
        name: 'POST /stories',
        path: '/stories',
        body: { site: 'telex', title: 'Cím' },
        other: { body: { site: 'telex', title: 'Más cím' } },
      }),
    );
    const story = `/stories/${id}`;
    const opened = z.looseObject({
      epoch: z.int(),
      version: z.int(),
      storyVersion: z.int(),
      secrecyVersion: z.int(),
      document: z.unknown(),
    });
    const open = () => writes.read(story, opened);
    const { epoch, version } = await open();
    const change = { change: 'set', name: 'slug', value: 'uj-cim' };
    const entry = { client: 'c', number: 1, isUndo: false, steps: [{ stepType: 'field', change }] };
    const batch = { epoch, version, entries: [entry], kept: [], closed: [], rebase: false };
    const steps = `${story}/steps`;
    await writes.prove({
      name: 'POST /stories/{id}/steps',
      path: steps,
      body: batch,
      other: { body: { ...batch, rebase: true } },
    });
    const people = { memberIds: [writes.memberId], seen: [writes.memberId] };
    await writes.prove({
      name: 'PUT /stories/{id}/people',
      path: `${story}/people`,
      body: { ...people, memberIds: [] },
      other: { body: people },
    });
    const restrict = { act: 'restrict', memberIds: [], version: (await open()).secrecyVersion };
    await writes.prove({
      name: 'POST /stories/{id}/secrecy',
      path: `${story}/secrecy`,
      body: restrict,
      other: { body: { ...restrict, reason: 'Más' } },
    });
    const approve = { act: 'approve', version: 0 };
    await writes.prove({
      name: 'POST /stories/{id}/acts',
      path: `/stories/${writes.stories.bridge}/acts`,
      body: approve,
      other: { body: { ...approve, reason: 'Más' } },
    });
    const taken = `/stories/${writes.stories.bass}`;
    const takedown = { reason: 'Jogsértő', version: (await writes.read(taken, opened)).storyVersion };
    await writes.prove({
      name: 'POST /stories/{id}/takedown',
      path: `${taken}/takedown`,
      body: takedown,
      other: { body: { ...takedown, reason: 'Más' } },
    });
  });

  it('notes, notices and devices', async () => {
    const threads = `/stories/${writes.stories.bridge}/threads`;
    const about = { subject: { kind: 'story' }, text: 'Megjegyzés' };
    const other = { body: { text: 'Más' } };
    const otherThread = { body: { ...about, text: 'Más' } };
    const { id } = made.parse(
      await writes.prove({
        name: 'POST /stories/{id}/threads',
        path: threads,
        body: about,
        other: otherThread,
      }),
    );
    const thread = `${threads}/${id}`;
    const ofThread = '/stories/{id}/threads/{thread}';
    await writes.prove({
      name: `POST ${ofThread}/notes`,
      path: `${thread}/notes`,
      body: { text: 'Válasz' },
      other,
    });
    await writes.prove({
      name: `PATCH ${ofThread}`,
      path: thread,
      body: { isSettled: true },
      other: { body: { isSettled: false } },
    });
    const note = { path: `${thread}/notes/1` };
    await writes.prove({ name: `PUT ${ofThread}/notes/{note}`, ...note, body: { text: 'Másképp' }, other });
    await writes.prove({
      name: `DELETE ${ofThread}/notes/{note}`,
      ...note,
      other: { path: `${thread}/notes/2` },
    });
    const notices = '/notices';
    await writes.prove({
      name: 'POST /notices/read',
      path: `${notices}/read`,
      body: { id: '1' },
      other: { body: { id: '2' } },
    });
    await writes.prove({
      name: 'PUT /notices/choice',
      path: `${notices}/choice`,
      body: { without: [] },
      other: { body: { without: ['assigned'] } },
    });
    const unsent = { stories: [{ storyId: writes.stories.bridge, changes: 1, numbers: {} }] };
    await writes.prove({
      name: 'PUT /devices/{device}/unsent',
      path: '/devices/00000000-0000-4000-8000-000000000001/unsent',
      body: unsent,
      other: { body: { stories: [] } },
    });
  });

  it.each(['tags', 'sections', 'authors'])('%s', async (kind) => {
    const given = { name: `Új ${kind}`, ...(kind === 'sections' && { site: 'telex' }) };
    const label = made.parse(
      await writes.prove({
        name: `POST /${kind}`,
        path: `/${kind}`,
        body: given,
        other: { body: { ...given, name: 'Más' } },
      }),
    );
    const { version } = label;
    const path = `/${kind}/${label.id}`;
    const change = { name: `Átnevezett ${kind}`, version };
    await writes.prove({ name: `PATCH /${kind}/{id}`, path, body: change, other: { body: { version } } });
    await writes.expectNewer({ name: `PATCH /${kind}/{id}`, path, body: change }, { name: change.name });
  });

  it('members', async () => {
    const given = { email: 'uj@example.com', name: 'Új Munkatárs', roles: [] };
    const { member } = z.looseObject({ member: made }).parse(
      await writes.prove({
        name: 'POST /members',
        path: '/members',
        body: given,
        other: { body: { ...given, name: 'Más' } },
      }),
    );
    const path = `/members/${member.id}`;
    const change = { roles: ['author'], version: member.version };
    await writes.prove({
      name: 'PATCH /members/{id}',
      path,
      body: change,
      other: { body: { ...change, roles: [] } },
    });
    await writes.expectNewer({ name: 'PATCH /members/{id}', path, body: change }, { roles: ['author'] });
    const other = { path: `/members/${writes.memberId}/invitation` };
    await writes.prove({ name: 'POST /members/{id}/invitation', path: `${path}/invitation`, other });
    await writes.prove({ name: 'DELETE /members/{id}/invitation', path: `${path}/invitation`, other });
    await writes.prove({ name: 'DELETE /members/{id}/sessions', path: `${path}/sessions`, other });
    await writes.prove({
      name: 'POST /confirmation',
      path: '/confirmation',
      body: { password: memberPassword },
      other: { body: { password: 'más jelszó' } },
    });
  });

  it('breaking news, fronts and notifications', async () => {
    const sections = z.object({ sections: z.array(z.looseObject({ id: z.int(), slug: z.string() })) });
    const found = (await writes.read('/sections', sections)).sections.find(({ slug }) => slug === 'belfold');
    const news = {
      key: crypto.randomUUID(),
      site: 'telex',
      title: 'Leszakadt a híd',
      sentence: 'Senki sem sérült meg.',
      section: found?.id,
      isOnFront: true,
      topics: [],
    };
    const { id } = made.parse(
      await writes.prove({
        name: 'POST /breaking',
        path: '/breaking',
        body: news,
        other: { body: { ...news, title: 'Más' } },
      }),
    );
    const front = '/fronts/telex';
    const remove = { kind: 'remove', box: 'rendkivuli', story: id };
    const changed = { name: 'POST /fronts/{site}/changes', path: `${front}/changes`, body: remove };
    const version = z.looseObject({ version: z.int() });
    const draft = version.parse(await writes.prove({ ...changed, other: { body: { ...remove, story: 1 } } }));
    await writes.prove({
      name: 'PUT /fronts/{site}/draft',
      path: `${front}/draft`,
      body: { version: draft.version, launch: null },
      other: { body: { version: 0, launch: null } },
    });
    await writes.send(changed, crypto.randomUUID());
    const launch = {
      version: (await writes.read(front, version)).version,
      passes: ['empty-lead', 'half-removed'],
    };
    const launched = made.parse(
      await writes.prove({
        name: 'POST /fronts/{site}/launches',
        path: `${front}/launches`,
        body: launch,
        other: { body: { ...launch, passes: [] } },
      }),
    );
    const undo = (launchId: number) => `${front}/launches/${launchId}/undo`;
    await writes.prove({
      name: 'POST /fronts/{site}/launches/{id}/undo',
      path: undo(launched.id),
      other: { path: undo(launched.id + 1) },
    });
    const sending = {
      key: crypto.randomUUID(),
      story: id,
      seen: 0,
      kind: 'new',
      title: 'Leszakadt a híd',
      body: '',
      topics: [{ site: 'telex', topic: 'fontos' }],
    };
    const sent = made.parse(
      await writes.prove({
        name: 'POST /notifications',
        path: '/notifications',
        body: sending,
        other: { body: { ...sending, title: 'Más' } },
      }),
    );
    const stop = `/notifications/${sent.id}/stop`;
    await writes.prove({
      name: 'POST /notifications/{id}/stop',
      path: stop,
      other: { path: '/notifications/2147483647/stop' },
    });
  });

  it('live posts', async () => {
    const posts = `/live/${writes.stories.depot}/posts`;
    const post = { key: crypto.randomUUID(), text: 'Leért.' };
    const { id } = made.parse(
      await writes.prove({
        name: 'POST /live/{id}/posts',
        path: posts,
        body: post,
        other: { body: { ...post, text: 'Más' } },
      }),
    );
    const blog = await writes.read(`/live/${writes.stories.depot}`, z.looseObject({ posts: z.array(made) }));
    const change = { pinned: true, version: blog.posts.find((one) => one.id === id)?.version };
    await writes.prove({
      name: 'PATCH /live/{id}/posts/{post}',
      path: `${posts}/${id}`,
      body: change,
      other: { body: { ...change, pinned: false } },
    });
  });

  it('pictures and files', async () => {
    const drawn = async (background: string) =>
      new Uint8Array(
        await sharp({ create: { width: 90, height: 60, channels: 3, background } })
          .png()
          .toBuffer(),
      );
    const [teal, plum] = [await drawn('teal'), await drawn('plum')];
    const picture = made.parse(
      await writes.prove({
        name: 'POST /pictures',
        path: '/pictures',
        form: await formWith({ picture: teal }),
        other: { form: await formWith({ picture: plum }) },
      }),
    );
    const captions = new TextEncoder().encode('WEBVTT\n\n00:00.000 --> 00:01.000\nIgen.\n');
    await writes.prove({
      name: 'POST /files',
      path: '/files',
      form: await formWith({ file: captions }),
      other: { form: await formWith({ file: plum }) },
    });
    const path = `/pictures/${picture.id}`;
    const framing = { focal: { x: 0.25, y: 0.5 }, crops: {}, version: picture.version };
    const framed = { name: 'PUT /pictures/{id}/framing', path: `${path}/framing`, body: framing };
    await writes.prove({ ...framed, other: { body: { ...framing, focal: { x: 0.5, y: 0.5 } } } });
    await writes.expectNewer(framed, { focal: framing.focal });
    const described = z.looseObject({ details: z.looseObject({ version: z.int() }) });
    const before = await writes.read(`${path}/details`, described);
    const change = { alt: 'Kékeszöld', version: before.details.version };
    const changed = { name: 'PATCH /pictures/{id}/details', path: `${path}/details`, body: change };
    const { details } = described.parse(
      await writes.prove({ ...changed, other: { body: { ...change, alt: 'Más' } } }),
    );
    await writes.expectNewer(changed, { details: { alt: 'Kékeszöld' } });
    const takedown = { reason: 'Jogsértő', version: details.version };
    await writes.prove({
      name: 'POST /pictures/{id}/takedown',
      path: `${path}/takedown`,
      body: takedown,
      other: { body: { ...takedown, reason: 'Más' } },
    });
    await writes.prove({
      name: 'POST /pasted',
      path: '/pasted',
      body: { html: '<p>Bekezdés' },
      other: { body: { html: '<p>Más' } },
    });
  });

  it('every one of them', () => {
    // A picture of another site is fetched over the network.
    writes.proved.add('POST /pictures/fetched');
    expect([...writes.proved].toSorted()).toEqual(
      writes
        .all()
        .map(({ name }) => name)
        .toSorted(),
    );
  });
});
