import { describe, expect, it } from 'vitest';
import { withTestApp } from '../../../../tests/test-app.ts';

const testApp = withTestApp();

describe('versions of a document [S31]', () => {
  it('name who wrote them and how, contain the whole document, and outlive it', async () => {
    const { content } = testApp.context;
    const write = (html: string) =>
      content.writeDocument(
        {
          slug: 'szabalyzat',
          site: 'telex',
          language: 'hu',
          title: 'Szabályzat',
          body: [{ kind: 'paragraph', html }],
          updatedAt: new Date('2026-11-21T08:00:00+01:00'),
        },
        { by: { kind: 'member', id: 7 } },
      );
    await write('Első.');
    await write('Második.');
    await content.removeDocument('szabalyzat');
    await write('Harmadik.');
    const versions = await content.documentVersions('szabalyzat');
    expect(versions.map(({ version, act, author }) => [version, act, author?.kind, author?.id])).toEqual([
      [4, 'create', 'member', '7'],
      [3, 'remove', 'command', 'lapzarta'],
      [2, 'edit', 'member', '7'],
      [1, 'create', 'member', '7'],
    ]);
    expect(versions[3]).toMatchObject({
      title: 'Szabályzat',
      document: { body: [{ kind: 'paragraph', html: 'Első.', key: expect.any(String) }] },
    });
  });

  it('vanish with the caller’s transaction', async () => {
    const { content } = testApp.context;
    const undone = testApp.database.db.transaction().execute(async (trx) => {
      await content.removeDocument('szabalyzat', { trx });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await content.documentVersions('szabalyzat')).toHaveLength(4);
  });
});
