/**
 * Other people in a story and their positions [SAVE-02]. A tab sends its position only when others cannot
 * derive it from the log: typing needs no message, as the caret follows the text. Positions expire after
 * seconds, so that disconnected people disappear.
 */
import type { EditorState } from 'prosemirror-state';
import type { StoryWriter } from '../../collab/story-writer.ts';
import { changesIn, ownSteps } from '../../collab/unconfirmed.ts';
import { followed, toConfirmed, toShown } from '../../places/mapped-places.ts';
import { isSamePlace, type Place, type PlaceOfTab } from '../../places/place.ts';
import type { PersonHere } from '../connection/live-connection.ts';
import { type MarkedPerson, noPeople, type OtherInText, type Others } from './others.ts';
import { markCount } from './person-mark.ts';

interface KnownPlace {
  person: number;
  place: Place;
  moves: number;
  at: number;
}

export interface OthersHereNeeds {
  writer: Pick<StoryWriter, 'state' | 'epoch' | 'version' | 'stepsSince'>;
  /** Sends the position of this tab to the others. */
  send(place: Place | null): void;
  /** Called when the display must be updated. */
  onChange(): void;
}

/** Minimum time between two positions of one tab. */
const pauseMs = 100;
const repeatMs = 5_000;
/** A position that was not repeated for this long is removed. */
const silenceMs = 2.5 * repeatMs;
const tickMs = 1_000;

export class OthersHere implements Others {
  readonly #needs: OthersHereNeeds;
  readonly #listeners = new Set<() => void>();
  readonly #places = new Map<string, KnownPlace>();
  #people: readonly MarkedPerson[] = noPeople;
  #fields: ReadonlyMap<string, readonly MarkedPerson[]> = new Map();
  #own: { isInText: boolean; field: string | null } = { isInText: false, field: null };
  #sent: { place: Place | null; at: number } | null = null;
  /** Nothing is sent before the server requests positions: one of another build may not support them. */
  #isWanted = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #ticking: ReturnType<typeof setInterval> | null = null;

  constructor(needs: OthersHereNeeds) {
    this.#needs = needs;
  }

  get people(): readonly MarkedPerson[] {
    return this.#people;
  }

  inField(name: string): readonly MarkedPerson[] {
    return this.#fields.get(name) ?? noPeople;
  }

  inText(state: EditorState): OtherInText[] {
    if (this.#places.size === 0) return [];
    const { epoch } = this.#needs.writer;
    const { version } = changesIn(state);
    const shown = toShown(ownSteps(state));
    return [...this.#places].flatMap(([tab, { person: id, place, moves }]) => {
      const person = this.#people.find((one) => one.id === id);
      // Hidden while its version has not arrived yet.
      if (!person || place.kind === 'field' || place.epoch !== epoch || place.version !== version) return [];
      return [{ tab, person, anchor: shown(place.anchor), head: shown(place.head), moves }];
    });
  }

  followCarets(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  present(people: readonly PersonHere[]): void {
    if (people.length === 0) this.#isWanted = false;
    this.#people = marked(people, this.#people);
    for (const [tab, { person }] of this.#places)
      if (!people.some(({ id }) => id === person)) this.#places.delete(tab);
    this.#redraw();
  }

  receive(places: readonly PlaceOfTab[]): void {
    for (const { tab, person, place } of places) {
      const before = this.#places.get(tab);
      if (place === null) this.#places.delete(tab);
      else {
        const isElsewhere = !before || !isSamePlace(before.place, this.#newest(place).place);
        const moves = (before?.moves ?? 0) + (isElsewhere ? 1 : 0);
        this.#places.set(tab, { person, place, moves, at: Date.now() });
      }
    }
    this.#follow();
    this.#redraw();
  }

  /** A new tab requests the position of this one. */
  wanted(): void {
    this.#isWanted = true;
    this.#sent = null;
    this.#ticking ??= setInterval(() => this.#tick(), tickMs);
    this.#sendSoon();
  }

  /** The document or the selection has changed. */
  changed(): void {
    if (this.#places.size > 0) this.#follow();
    this.#sendSoon();
  }

  enterText(): void {
    this.#own = { isInText: true, field: null };
    this.#sendSoon();
  }

  enterField(field: string | null): void {
    this.#own = { ...this.#own, field };
    this.#sendSoon();
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#ticking !== null) clearInterval(this.#ticking);
    this.#timer = null;
    this.#isWanted = false;
  }

  #redraw(): void {
    const fields = new Map<string, MarkedPerson[]>();
    for (const { person: id, place } of this.#places.values()) {
      const person = this.#people.find((one) => one.id === id);
      if (person && place.kind === 'field')
        fields.set(place.field, [...(fields.get(place.field) ?? []), person]);
    }
    this.#fields = new Map(
      [...fields].map(([name, people]) => {
        const before = this.inField(name);
        return [name, JSON.stringify(people) === JSON.stringify(before) ? before : people];
      }),
    );
    this.#needs.onChange();
    for (const listener of this.#listeners) listener();
  }

  /** Maps all positions to the newest version. */
  #follow(): void {
    for (const [tab, known] of this.#places) {
      const { place, isWriting } = this.#newest(known.place);
      if (place === null) this.#places.delete(tab);
      else if (place !== known.place)
        this.#places.set(tab, { ...known, place, moves: known.moves + (isWriting ? 1 : 0) });
    }
  }

  /** The position in the newest version; null when the steps since its version are no longer in memory. */
  #newest(place: Place): { place: Place | null; isWriting: boolean } {
    const { writer } = this.#needs;
    const { epoch, version } = writer;
    if (place.kind === 'field' || place.epoch !== epoch || place.version >= version)
      return { place, isWriting: false };
    const steps = writer.stepsSince(place.version);
    return steps ? followed(place, steps) : { place: null, isWriting: false };
  }

  #tick(): void {
    const oldest = Date.now() - silenceMs;
    const silent = [...this.#places].filter(([, { at }]) => at < oldest);
    for (const [tab] of silent) this.#places.delete(tab);
    if (silent.length > 0) this.#redraw();
    // A hidden tab has no caret.
    if (!document.hidden) this.#sendSoon();
  }

  #sendSoon(): void {
    if (!this.#isWanted || this.#timer !== null) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#send();
    }, pauseMs);
  }

  #send(): void {
    const place = this.#place();
    const sent = this.#sent;
    const isDue = sent === null || Date.now() - sent.at >= repeatMs;
    if (!isDue && isSamePlace(sent.place && this.#newest(sent.place).place, place)) return;
    this.#sent = { place, at: Date.now() };
    this.#needs.send(place);
  }

  #place(): Place | null {
    const { isInText, field } = this.#own;
    if (field !== null) return { kind: 'field', field };
    if (!isInText) return null;
    const { state, epoch, version } = this.#needs.writer;
    const { anchor, head } = state.selection;
    const confirmed = toConfirmed(ownSteps(state));
    return { kind: 'text', epoch, version, anchor: confirmed(anchor), head: confirmed(head) };
  }
}

/**
 * Assigns marks: people keep theirs; a new person gets the first free mark, starting from one computed from
 * the id, so that most tabs assign the same.
 */
function marked(people: readonly PersonHere[], before: readonly MarkedPerson[]): readonly MarkedPerson[] {
  const marks = new Map(
    before.filter(({ id }) => people.some((one) => one.id === id)).map((one) => [one.id, one.mark]),
  );
  for (const { id } of people.toSorted((one, other) => one.id - other.id)) {
    if (marks.has(id)) continue;
    const taken = new Set(marks.values());
    const wanted = Array.from({ length: markCount }, (_, at) => (id + at) % markCount);
    marks.set(id, wanted.find((mark) => !taken.has(mark)) ?? id % markCount);
  }
  return people.map(({ id, name }) => ({ id, name, mark: marks.get(id) ?? 0 }));
}
