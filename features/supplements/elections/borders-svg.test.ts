/** The picture of districts' borders, from polygons as the election office writes them [SUPP-11]. */
import { describe, expect, it } from 'vitest';
import { inventedElection } from '../view/results.fixture.ts';
import { bordersSvg } from './borders-svg.ts';
import { type Borders, bordersSchema } from './district-map.ts';

const square = (maz: string, evk: string, west: number) => ({
  maz,
  evk,
  poligon: `0 ${west},0 ${west + 1},1 ${west + 1},1 ${west}`,
});

function borders(...polygons: { maz: string; evk: string; poligon: string }[]): Borders {
  return bordersSchema.parse({ map: 'proba', source: 'kitalált', polygons });
}
const pathsOf = (svg: string) =>
  [...svg.matchAll(/<path class="([^"]*)" d="([^"]*)"/g)].map(([, classes, path]) => [classes, path]);

describe('the borders of districts', () => {
  it('are as wide as the picture, north above, whole units from corner to corner', () => {
    const [[, path] = []] = pathsOf(bordersSvg(borders(square('01', '01', 19)), inventedElection()));
    expect(path).toMatch(/^M0 (4000|4001)l4000 0 0-400[01]-4000 0z$/);
  });

  it('have the colour of the winner and the shade of the share; independent ones are grey, others empty', () => {
    const all = borders(
      square('01', '01', 0),
      square('01', '02', 1),
      square('02', '01', 2),
      square('09', '09', 3),
    );
    expect(pathsOf(bordersSvg(all, inventedElection())).map(([classes]) => classes)).toEqual([
      'c1 s4',
      'c8 s3',
      'none',
      'none',
    ]);
  });

  it('belong to a district whose numbers have one digit, too', () => {
    expect(pathsOf(bordersSvg(borders(square('1', '1', 0)), inventedElection()))[0]?.[0]).toBe('c1 s4');
  });

  it('leave out corners that fall together', () => {
    const fine = { maz: '01', evk: '01', poligon: ' 0 0, 0 0.00001,\t0 1,1 1,1 0 ' };
    const [[, path = ''] = []] = pathsOf(bordersSvg(borders(fine), inventedElection()));
    expect(path.slice(path.indexOf('l')).match(/-?\d+/g)).toHaveLength(6);
  });

  it('are drawn once for a file, and coloured for each election', () => {
    const file = borders(square('01', '01', 19));
    const [[first, path] = []] = pathsOf(bordersSvg(file, inventedElection()));
    const lists = [
      { name: 'Kék', votes: 1, colour: 5 },
      { name: 'Zöld', votes: 1 },
    ];
    const [[second, samePath] = []] = pathsOf(bordersSvg(file, inventedElection({ lists })));
    expect([first, second, samePath]).toEqual(['c1 s4', 'c5 s4', path]);
  });

  it('of one line only are a picture with finite numbers', () => {
    const line = { maz: '01', evk: '01', poligon: '47 19,47 19,47 19' };
    expect(bordersSvg(borders(line), inventedElection())).not.toMatch(/NaN|Infinity/);
  });

  it('say that results are invented, and only then', () => {
    const file = borders(square('01', '01', 19));
    expect(bordersSvg(file, inventedElection({ isRehearsal: true }))).toContain('PRÓBA – nem valós');
    expect(bordersSvg(file, inventedElection())).not.toContain('<text');
  });

  it.each([
    '',
    '47 19',
    '47 19,47 20',
    '47,19,48',
    '47 19,47 20,"/><script>',
    'M0 0 1 1 2 2',
    '47 19;47 20;48 20',
    '47 19.1.2,47 20,48 20',
    '. .,. .,. .',
  ])('are not read from %j', (poligon) => {
    const polygons = [{ maz: '01', evk: '01', poligon }];
    expect(bordersSchema.safeParse({ map: 'proba', source: 'x', polygons }).success).toBe(false);
  });
});
