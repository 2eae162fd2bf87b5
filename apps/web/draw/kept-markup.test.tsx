import { beforeEach, expect, it } from 'vitest';
import { Island, scriptNamed, withIslandScripts } from '../islands/Island.tsx';
import { drawLooking } from './rare-text.ts';
import { staticMarkup } from './static-markup.server.ts';

interface CardProps {
  story: { title: string };
  place: { language: string };
  level?: number | undefined;
}

let drawn = 0;
beforeEach(() => {
  drawn = 0;
});

function Card({ story, place, level }: CardProps) {
  drawn += 1;
  return (
    <p lang={place.language}>
      {level} {story.title}
    </p>
  );
}

function Other({ story }: Pick<CardProps, 'story'>) {
  drawn += 1;
  return <b>{story.title}</b>;
}

const hungarian = () => ({ language: 'hu' });

it('a card of a story that cannot change is drawn once for each way it is asked for', () => {
  const story = Object.freeze({ title: 'Híd' });
  const card = staticMarkup(<Card story={story} place={hungarian()} />);
  expect(staticMarkup(<Card story={story} place={hungarian()} />)).toBe(card);
  expect(drawn).toBe(1);
  expect(staticMarkup(<Card story={story} place={{ language: 'en' }} />)).toBe('<p lang="en"> Híd</p>');
  expect(staticMarkup(<Card story={story} place={hungarian()} level={2} />)).toBe('<p lang="hu">2 Híd</p>');
  expect(staticMarkup(<Card story={story} place={hungarian()} level={undefined} />)).toBe(card);
  expect(staticMarkup(<Other story={story} />)).toBe('<b>Híd</b>');
  expect(drawn).toBe(5);
});

it('a name without a value is not one that is not there', () => {
  const story = Object.freeze({ title: 'Híd' });
  const Named = (props: { story: typeof story; level?: undefined; mark?: string }) =>
    Object.keys(props).join();
  expect(staticMarkup(<Named story={story} level={undefined} />)).toBe('story,level');
  expect(staticMarkup(<Named story={story} mark="x" />)).toBe('story,mark');
});

it('a card of a story that can change is drawn each time', () => {
  const story = { title: 'Híd' };
  expect(staticMarkup(<Card story={story} place={hungarian()} />)).toContain('Híd');
  story.title = 'Komp';
  expect(staticMarkup(<Card story={story} place={hungarian()} />)).toContain('Komp');
});

it('what was drawn longest ago goes when there are too many ways', () => {
  const story = Object.freeze({ title: 'Híd' });
  for (const level of [0, 1, 2, 3, 4, 5, 6, 7, 8, 8])
    staticMarkup(<Card story={story} place={hungarian()} level={level} />);
  expect(drawn).toBe(9);
  staticMarkup(<Card story={story} place={hungarian()} level={0} />);
  expect(drawn).toBe(10);
});

it('a box is drawn again when one of its stories changed, or what else it shows', () => {
  interface BoxProps {
    box: { title: string; stories: CardProps['story'][]; heard?: { minutes: number[] } };
  }
  const Box = ({ box }: BoxProps) => (
    <section>
      {box.title}
      {box.heard?.minutes}
      {box.stories.map((story) => (
        <Other key={story.title} story={story} />
      ))}
    </section>
  );
  const [bridge, ferry, changed] = ['Híd', 'Komp', 'Rév'].map((title) => Object.freeze({ title }));
  if (!bridge || !ferry || !changed) throw new Error('There are three.');
  const drawBox = (box: BoxProps['box']) => staticMarkup(<Box box={box} />);
  for (const _ of [1, 2])
    expect(drawBox({ title: 'Hírek', stories: [bridge, ferry] })).toContain('<b>Híd</b><b>Komp</b>');
  expect(drawn).toBe(2);
  expect(drawBox({ title: 'Hírek', stories: [bridge, changed] })).toContain('<b>Híd</b><b>Rév</b>');
  expect(drawBox({ title: 'Hírek', stories: [bridge] })).not.toContain('Rév');
  expect(drawBox({ title: 'Friss', stories: [bridge] })).toContain('Friss');
  for (const minutes of [[1], [1, 2]])
    expect(drawBox({ title: 'Friss', stories: [bridge], heard: { minutes } })).toContain(minutes.join(''));
});

it('a box with a story that can change is drawn each time', () => {
  const Box = ({ box }: { box: { stories: CardProps['story'][] } }) => box.stories.map(({ title }) => title);
  const stories = [Object.freeze({ title: 'Híd' }), { title: 'Komp' }];
  expect(staticMarkup(<Box box={{ stories }} />)).toBe('HídKomp');
  Object.assign(stories[1] ?? {}, { title: 'Rév' });
  expect(staticMarkup(<Box box={{ stories }} />)).toBe('HídRév');
});

it('what stands around pages is drawn once, and anew for other scripts', () => {
  const shell = Object.freeze({ name: 'Lapzárta' });
  function Foot(props: { shell: typeof shell }) {
    drawn += 1;
    return <footer {...scriptNamed('supporters', 'visible')}>{props.shell.name}</footer>;
  }
  const footWith = (scripts: Record<string, string>) =>
    withIslandScripts(scripts, () => staticMarkup(<Foot shell={shell} />));
  const scripts = { supporters: '/a.js' };
  expect(footWith(scripts)).toContain('data-island="/a.js"');
  expect(footWith(scripts)).toContain('data-island="/a.js"');
  expect(drawn).toBe(1);
  expect(footWith({})).toBe('<footer>Lapzárta</footer>');
  expect(footWith({ supporters: '/b.js' })).toContain('data-island="/b.js"');
});

it('what stands inside something that is kept is not kept a second time', () => {
  const story = Object.freeze({ title: 'Híd' });
  const Around = ({ story: inner, level }: Pick<CardProps, 'story' | 'level'>) => (
    <p>
      {level} <Other story={inner} />
    </p>
  );
  expect(staticMarkup(<Around story={story} level={1} />)).toBe('<p>1 <b>Híd</b></p>');
  expect(staticMarkup(<Around story={story} level={2} />)).toBe('<p>2 <b>Híd</b></p>');
  expect(drawn).toBe(2);
});

it('what is kept still has the letters that few pages have', () => {
  const [usual, rare] = [Object.freeze({ title: 'Híd' }), Object.freeze({ title: 'Štúrovo' })];
  const look = (story: CardProps['story']) =>
    drawLooking(() => staticMarkup(<Card story={story} place={hungarian()} />)).isRare;
  expect([rare, usual, rare, usual].map(look)).toEqual([true, false, true, false]);
  expect(drawn).toBe(2);
  const both = drawLooking(() =>
    staticMarkup([rare, usual].map((story) => <Other key={story.title} story={story} />)),
  );
  expect(both.isRare).toBe(true);
});

it('what React draws has them, too', () => {
  const look = (town: string) =>
    drawLooking(() =>
      staticMarkup(
        <Island name="quiz" when="visible" id="kviz-1">
          <b>{town}</b>
        </Island>,
      ),
    ).isRare;
  expect(['Štúrovo', 'Párkány'].map(look)).toEqual([true, false]);
});
