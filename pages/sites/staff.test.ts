import { describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';

const server = withServer();

async function staff(site?: string): Promise<unknown> {
  const answer = await server.telex('/api/impress/staff', site ? { headers: { 'x-site': site } } : {});
  expect(answer.status).toBe(200);
  return answer.json();
}

describe('the staff list', () => {
  it('returns the staff by desk, as in the edition [SITE-34]', async () => {
    expect(await staff()).toMatchObject({
      groups: [
        {
          title: 'Főszerkesztőség',
          people: [{ name: 'Rátkai Judit', role: 'főszerkesztő', author: null }, {}, {}],
        },
        { title: 'Hírek', people: [{ name: 'Kormos Lilla', author: 'kormos-lilla' }, ...Array(5).fill({})] },
        ...Array(3).fill({}),
        { title: 'Üzemeltetés', people: [{}, {}] },
      ],
    });
    expect(await staff('karakter')).toEqual(await staff('telex'));
  });

  it('is different for the regional edition [SITE-34] [X12]', async () => {
    expect(await staff('transtelex')).toMatchObject({
      groups: [{ title: 'Szerkesztőség', people: [{ name: 'Kelemen Boróka' }, {}, {}] }],
    });
  });
});
