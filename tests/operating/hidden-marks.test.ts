/**
 * Plants marks in all internal data of the newsroom (drafts, unpublished changes, kept text, reasons, details
 * of pictures), and searches for them in all public and outgoing data, at random moments of random work.
 * `LAPZARTA_MARKS_SEED` repeats a run.
 */
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { newslettersPart } from '#features/newsletters/public.server.ts';
import { type, withNewsroom } from '#features/writing/calls/newsroom-by-calls.fixture.ts';
import { FieldStep, type StoryWriter } from '#features/writing/public.server.ts';
import { createRandom } from '#sample/random.ts';
import { readerSurfaces } from '#tests/reader-surfaces.ts';
import { withServer } from '#tests/server.ts';
import { isSoak } from '#tests/soak.ts';

const server = withServer();
const { send, open, push, act, draft, articleAt } = withNewsroom(server);

const moments = isSoak ? 1_000 : 6;
const seed = process.env.LAPZARTA_MARKS_SEED ?? String(isSoak ? Date.now() : 4);
const random = createRandom(seed);

interface Written {
  id: number;
  writer: StoryWriter;
  slug: string;
  isPublic: boolean;
  /** Marks in the working copy that are not public yet. */
  marks: string[];
}

const stories: Written[] = [];
/** Marks that no act makes public. */
const internal: string[] = [];
let count = 0;
let picture = 0;

/** A mark that no word contains, and that contains no other mark. */
function newMark(): string {
  count += 1;
  return `zqjel${count}xq`;
}

beforeAll(async () => {
  const create = { width: 90, height: 60, channels: 3, background: 'teal' } as const;
  const stored = await server.context.media.storeImage({ bytes: await sharp({ create }).png().toBuffer() });
  if (stored.kind === 'refused') throw new Error(stored.why);
  picture = stored.image.id;
});

const done = async (who: string, story: Written, order: Record<string, unknown>) => {
  const answer = await act(who, story.id, { version: story.writer.version, ...order });
  expect(answer.status, `${JSON.stringify(order)} ${answer.text.slice(0, 300)}`).toBe(200);
};

const texts = ['subtitle', 'lead'] as const;
const fields = ['ogDescription', 'recommender', 'coverImageText'] as const;

/** Each plants a mark, or makes those of one story public. */
const works: Record<string, (story: Written) => Promise<void>> = {
  async types({ id, writer, marks }) {
    const mark = newMark();
    type(writer, `Ez még ${mark} nem kész.`);
    await push('author', id, writer);
    marks.push(mark);
  },
  async changesPart({ id, writer, marks }) {
    const mark = newMark();
    const part = random.pick(texts);
    let at = 0;
    writer.state.doc.forEach((node, offset) => {
      if (node.type.name === part) at = offset + 1;
    });
    writer.dispatch(writer.state.tr.insertText(`${mark} `, at));
    await push('author', id, writer);
    marks.push(mark);
  },
  async changesField({ id, writer, marks }) {
    const mark = newMark();
    const change = { change: 'set', name: random.pick(fields), value: `Leírás ${mark}` } as const;
    writer.dispatch(writer.state.tr.step(new FieldStep(change)));
    await push('author', id, writer);
    marks.push(mark);
  },
  async keepsAside({ id, writer }) {
    const mark = newMark();
    const { epoch, version } = writer;
    const pieces = [{ block: null, type: 'paragraph', content: [{ type: 'text', text: mark }], text: mark }];
    const kept = [{ id: crypto.randomUUID(), why: 'dropped', writer: 'x', pieces }];
    const batch = { epoch, version, entries: [], kept, closed: [], rebase: false };
    const answer = await send('author', 'POST', `/${id}/steps`, batch);
    expect(answer.status, answer.text).toBe(200);
    internal.push(mark);
    // Open kept text would block the next publication.
    const closed = { ...batch, kept: [], closed: [kept[0]?.id] };
    expect((await send('author', 'POST', `/${id}/steps`, closed)).status).toBe(200);
  },
  async returns(story) {
    await act('author', story.id, { act: 'submit', version: story.writer.version });
    const mark = newMark();
    await done('editor', story, { act: 'return', reason: `Mert ${mark}.` });
    internal.push(mark);
  },
  async restricts({ id, isPublic }) {
    if (isPublic) return;
    const mark = newMark();
    const embargo = { act: 'embargo', until: '2026-12-24T08:00:00+01:00', reason: mark };
    for (const order of [embargo, { act: 'lift', reason: mark }]) {
      const { secrecyVersion: version } = await open('chief-editor', id);
      const answer = await send('chief-editor', 'POST', `/${id}/secrecy`, { ...order, version });
      expect(answer.status, answer.text).toBe(200);
    }
    internal.push(mark);
  },
  async describesPicture({ id, writer }) {
    const mark = newMark();
    await server.context.media.changeDetails(picture, {
      source: mark,
      licence: mark,
      place: mark,
      copyright: mark,
    });
    writer.dispatch(
      writer.state.tr.step(new FieldStep({ change: 'set', name: 'recommendedBoxImageId', value: picture })),
    );
    await push('author', id, writer);
    internal.push(mark);
  },
  async publishes(story) {
    // The author types on before the act, which names the version without that text.
    const { version } = story.writer;
    const mark = newMark();
    type(story.writer, `Közben írt ${mark} mondat.`);
    await push('author', story.id, story.writer);
    const answer = await act('editor', story.id, { act: story.isPublic ? 'update' : 'publish', version });
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    Object.assign(story, { isPublic: true, marks: [mark] });
  },
};

async function begins(): Promise<void> {
  const title = `Próbacikk ${stories.length + 1}`;
  const { id, writer } = await draft(title);
  stories.push({ id, writer, slug: `probacikk-${stories.length + 1}`, isPublic: false, marks: [] });
}

/** Previews of the newsletters' current issues, as none is due. */
async function newsletters(): Promise<string> {
  const { newsletters: feature, renderMail, edition } = server.context;
  const issues = [];
  for (const one of newslettersPart.of(edition)) issues.push(await feature.preview(one, renderMail));
  return JSON.stringify(issues);
}

it(`reach nobody outside at ${moments} random moments (seed ${seed}) [REV-04]`, {
  timeout: 7_200_000,
}, async () => {
  for (let moment = 0; moment < moments; moment += 1) {
    if (stories.length < 2 || random.chance(0.15)) await begins();
    for (let number = random.int(1, 5); number > 0; number -= 1) {
      const [name, work] = random.pick(Object.entries(works));
      await work(random.pick(stories)).catch((error: unknown) => {
        throw new Error(`moment ${moment}: ${name}`, { cause: error });
      });
    }
    const further = stories
      .slice(-6)
      .flatMap(({ id, slug }) => [
        `/belfold/2026/11/21/${slug}`,
        `/api/articles/${slug}`,
        `/api/article/${id}`,
        `/api/search/articles?term=${slug}`,
      ]);
    const surfaces = await readerSurfaces(server, [...further, '/api/search/articles?term=zqjel1xq']);
    surfaces.set('newsletters', await newsletters());
    const hidden = new Set([...internal, ...stories.flatMap(({ marks }) => marks)]);
    for (const [name, text] of surfaces) {
      const found = text.match(/zqjel\d+xq/g) ?? [];
      // The answer to a search for a mark contains the mark as its search term.
      const leaked = found.filter(
        (mark) => hidden.has(mark) && !(name.includes('term=') && mark === 'zqjel1xq'),
      );
      expect(leaked, `moment ${moment}: ${name}`).toEqual([]);
    }
  }
  // Proves that the test would find a public mark.
  const shown = stories.find(({ isPublic }) => isPublic);
  expect((await articleAt(shown?.slug ?? '')).text).toMatch(/Új hidat nyitottak/);
});
