/** Exactly the version that an act names becomes public; of two acts the second works on the new state. */
import { describe, expect, it } from 'vitest';
import { withServer } from '../../../tests/server.ts';
import { isSoak } from '../../../tests/soak.ts';
import { type, withNewsroom } from './newsroom-by-calls.fixture.ts';

const server = withServer();
const { open, push, act, done, draft, articleAt } = withNewsroom(server);
const due = '2026-11-21T08:05:00+01:00';
const runs = isSoak ? 500 : 3;

describe('a version that is named', () => {
  it('is what becomes public, though its author types through approval, publication and due time [ACT-15]', async () => {
    for (let run = 0; run < runs; run += 1) {
      server.setTime('2026-11-21T08:00:00+01:00');
      const { id, writer } = await draft(`Gépelés közben ${run}`);
      const named = writer.version;
      let typed = 0;
      const write = async () => {
        typed += 1;
        type(writer, `Nem nyilvános ${typed}.`);
        await push('author', id, writer);
      };
      await Promise.all([done('editor', id, { act: 'approve', version: named }), write()]);
      await write();
      const isLater = run % 2 === 1;
      const order = isLater ? { act: 'schedule', at: due } : { act: 'publish' };
      await Promise.all([write(), done('editor', id, { ...order, version: named }), write()]);
      if (isLater) {
        server.setTime(due);
        await Promise.all([server.context.content.publishDue(), write()]);
      }
      const article = await articleAt(`gepeles-kozben-${run}`);
      expect(article.status).toBe(200);
      expect(article.text).toContain('Új hidat nyitottak.');
      expect(article.text).not.toContain('Nem nyilvános');
      const opened = await open('editor', id);
      expect(opened.changesSinceApproval).toBe(writer.version - named);
      expect(JSON.stringify(opened.document).match(/Nem nyilvános/g)).toHaveLength(typed);
    }
  });

  it('can be published long after it was approved, and later changes need another approval [ACT-15]', async () => {
    const { id, writer } = await draft('Régen jóváhagyott');
    const approved = writer.version;
    await done('editor', id, { act: 'approve', version: approved });
    expect((await open('editor', id)).may).not.toContain('approve');
    // The document is stored again every two hundred steps.
    for (let times = 0; times < 220; times += 1) type(writer, `Később ${times}.`);
    await push('author', id, writer);
    expect(await open('editor', id)).toMatchObject({ changesSinceApproval: writer.version - approved });
    expect((await open('editor', id)).may).toContain('approve');
    await done('editor', id, { act: 'publish', version: approved });
    expect((await articleAt('regen-jovahagyott')).text).not.toContain('Később');
  });

  it('meets another act: the second sees the new state, never a half one [ACT-13]', async () => {
    const { id, writer } = await draft('Két művelet');
    await done('editor', id, { act: 'publish', version: writer.version });
    const { version } = writer;
    const statuses = await Promise.all([
      act('editor', id, { act: 'withdraw', version }),
      act('chief-editor', id, { act: 'publish', version }),
    ]).then((answers) => answers.map(({ status }) => status));
    const { publicState } = await open('editor', id);
    // Publishing a public story is refused; after the withdrawal it is done.
    expect([
      [200, 412, 'withdrawn'],
      [200, 200, 'public'],
    ]).toContainEqual([...statuses, publicState]);
    expect((await articleAt('ket-muvelet')).status).toBe(publicState === 'public' ? 200 : 404);

    type(writer, 'Szerkesztés közben.');
    await Promise.all([push('author', id, writer), act('editor', id, { act: 'update', version })]);
    expect((await articleAt('ket-muvelet')).text).not.toContain('Szerkesztés közben.');
  });
});
