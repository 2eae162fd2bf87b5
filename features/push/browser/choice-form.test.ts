/** The fields of the form of notifications: the browser's choice in them, and what a reader chose. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followedField, readForm, showChoice, showHours } from './choice-form.ts';
import { FakeInput, FakeItem, PushForm, PushFormData } from './push-form.fixture.ts';
import type { KnownChoice } from './subscribe-browser.ts';

beforeEach(() => {
  vi.stubGlobal('FormData', PushFormData);
  vi.stubGlobal('HTMLElement', FakeItem);
});
afterEach(() => vi.unstubAllGlobals());

const newForm = () =>
  new PushForm(['telex/fontos', 'telex/elo', 'g7/fontos'].map((one) => new FakeInput(one)));
const topic = (site: string, name: string, title = name) => ({ site, topic: name, title });
const none = { from: 0, to: 0 };

function shown(choice: Partial<KnownChoice>, form = newForm()): PushForm {
  showChoice(form as never, { topics: [], quiet: none, ...choice });
  return form;
}
const read = (form: PushForm) => readForm(form as never);

describe('the choice of a browser in the form', () => {
  it('ticks its topics, each of its own site, and no others', () => {
    expect(shown({ topics: [topic('telex', 'fontos')] }).ticked).toEqual(['telex/fontos']);
    expect(shown({}).ticked).toEqual([]);
  });

  it('leaves what a link offered to follow, and what the reader has ticked meanwhile', () => {
    const form = newForm();
    form.topics.push(new FakeInput('telex/tag.hidak', true));
    expect(shown({ topics: [topic('telex', 'elo')] }, form).ticked).toEqual(['telex/elo', 'telex/tag.hidak']);
  });

  it('adds what the reader follows, with its name as text, and shows that part of the form', () => {
    const form = newForm();
    expect(form.followed.hidden).toBe(true);
    shown({ topics: [topic('telex', 'tag.hidak', '<b>Hidak</b>')] }, form);
    expect(form.followed.hidden).toBe(false);
    const [item] = form.list.items;
    expect([item?.input.value, item?.label.textContent]).toEqual(['telex/tag.hidak', '<b>Hidak</b>']);
    // A click on the name ticks the box.
    expect([item?.input.id, item?.label.htmlFor]).toEqual(['topic-telex/tag.hidak', 'topic-telex/tag.hidak']);
    expect(form.ticked).toEqual(['telex/tag.hidak']);
  });

  it('adds nothing twice', () => {
    const choice = { topics: [topic('telex', 'match.5', 'Tihany–Balaton')] };
    expect(shown(choice, shown(choice)).list.items).toHaveLength(1);
  });

  it('is not lost in a form that cannot show what is followed', () => {
    const form = newForm();
    form.found.delete('[data-push-followed-item]');
    expect(shown({ topics: [topic('telex', 'tag.hidak'), topic('telex', 'elo')] }, form).ticked).toEqual([
      'telex/elo',
    ]);
    form.found.delete('[data-push-followed]');
    expect(followedField(form as never)).toBe(form);
  });

  it('has its quiet hours, and the usual ones ready where it has none', () => {
    const night = shown({ quiet: { from: 23 * 60 + 5, to: 6 * 60 } });
    expect([night.quiet.checked, night.from.value, night.to.value]).toEqual([true, '23:05', '06:00']);
    const without = shown({ quiet: { from: 600, to: 600 } });
    expect([without.quiet.checked, without.from.value, without.to.value]).toEqual([false, '22:00', '07:00']);
  });

  it('comes back as it was', () => {
    const topics = [topic('telex', 'elo'), topic('telex', 'tag.hidak')];
    const quiet = { from: 22 * 60, to: 30 };
    expect(read(shown({ topics, quiet }))).toEqual({
      topics: topics.map(({ site, topic: name }) => ({ site, topic: name })),
      quiet,
    });
  });
});

describe('what a reader chose', () => {
  it('is every ticked topic that is one', () => {
    const form = newForm();
    form.topics.push(new FakeInput('telex', true), new FakeInput('<b>/x', true), new FakeInput('', true));
    for (const field of form.topics.slice(1, 3)) field.checked = true;
    expect(read(form).topics).toEqual([
      { site: 'telex', topic: 'elo' },
      { site: 'g7', topic: 'fontos' },
    ]);
  });

  it.each([
    [true, '22:00', '07:00', { from: 1320, to: 420 }],
    [true, '00:00', '23:59', { from: 0, to: 1439 }],
    [false, '22:00', '07:00', none],
    [true, '', '07:00', none],
    [true, '22:00', '', none],
    [true, '25:00', '07:00', none],
  ])(
    'has quiet hours only if they are switched on and both times are (%s, %j, %j)',
    (isOn, from, to, quiet) => {
      const form = newForm();
      [form.quiet.checked, form.from.value, form.to.value] = [isOn, from, to];
      expect(read(form).quiet).toEqual(quiet);
    },
  );
});

it('shows the two times with quiet hours only', () => {
  const form = newForm();
  const isHidden = (isQuiet: boolean) => {
    form.quiet.checked = isQuiet;
    showHours(form as never);
    return form.hours.hidden;
  };
  expect([isHidden(true), isHidden(false)]).toEqual([false, true]);
  form.found.delete('[data-push-hours]');
  expect(() => showHours(form as never)).not.toThrow();
});
