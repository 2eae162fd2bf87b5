import { describe, expect, it } from 'vitest';
import { certifiedAt, countAt, nightBegins, nightEnds } from './count-at.ts';
import { electionData } from './election-data.ts';
import { vtrAnswer } from './vtr-answers.ts';

describe('the night of the count', () => {
  it('goes from nothing to 98.97% and never back, in every district', () => {
    const steps = Array.from({ length: 25 }, (_, at) =>
      countAt(new Date(nightBegins + (at * (nightEnds - nightBegins)) / 24)),
    );
    expect([steps[0]?.percent, steps[0]?.voted, steps.at(-1)?.percent]).toEqual([0, 0, 98.97]);
    for (const [at, step] of steps.entries()) {
      const before = steps[at - 1];
      if (!before) continue;
      expect(step.percent).toBeGreaterThanOrEqual(before.percent);
      for (const [code, { votes }] of step.districts)
        for (const [id, count] of votes)
          expect(count, `${code} ${id}`).toBeGreaterThanOrEqual(
            before.districts.get(code)?.votes.get(id) ?? 0,
          );
    }
  });

  it('ends with the sums of the reports, then has the certified result', () => {
    const { districts, lists } = electionData();
    const night = countAt(new Date(nightEnds));
    const certified = countAt(new Date(certifiedAt));
    for (const { code, candidates } of districts)
      for (const { id, votes } of candidates) {
        expect(night.districts.get(code)?.votes.get(id)).toBe(votes.partial);
        expect(certified.districts.get(code)?.votes.get(id)).toBe(votes.final);
      }
    expect(lists.map(({ id }) => night.lists.get(id))).toEqual(lists.map(({ votes }) => votes.partial));
    expect([certified.percent, certified.voted]).toEqual([100, 5_717_182]);
  });

  it('is the same in every run', () => {
    const at = new Date('2022-04-03T21:00:00+02:00');
    expect(countAt(at)).toEqual(countAt(at));
    expect(countAt(at).percent).toBe(37.49);
  });
});

describe('the office’s files', () => {
  const now = new Date('2022-04-03T20:31:00+02:00');

  it('have their versions in config.json; earlier versions remain, later ones do not exist', () => {
    expect(vtrAnswer('ogy2022/data/config.json', now)).toEqual({ ver: '04031900', szavossz: '04032030' });
    expect(vtrAnswer('ogy2022/data/04032030/szavossz/ListasJkv.json', now)).toMatchObject({
      header: { generated: '2022-04-03T18:30:00.000Z' },
    });
    expect(vtrAnswer('ogy2022/data/04032000/szavossz/OevkJkv.json', now)).not.toBeNull();
    for (const path of [
      'ogy2022/data/04032032/szavossz/OevkJkv.json',
      'ogy2022/data/04032030/szavossz/Nincs.json',
      'ogy2022/data/04032030/ver/Jlcs.json',
      'ep2024/data/config.json',
    ])
      expect(vtrAnswer(path, now), path).toBeNull();
  });
});
