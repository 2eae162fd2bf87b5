/**
 * Simulates several writers of one story on an unreliable network, using the real writer and the real
 * authority [SAVE-05].
 */
import type { Node, Schema } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import type { KeptText } from '../kept/kept-text.ts';
import type { Batch, BatchAnswer } from '../story-log.ts';
import { Diverged, StoryWriter } from '../story-writer.ts';
import { puttingBack } from '../unconfirmed.ts';
import { redo, undo } from '../undo.ts';
import { SimulatedAuthority } from './simulated-authority.fixture.ts';
import { type Chance, firstDocument, paragraph, randomEdit } from './simulated-edits.fixture.ts';
import { type Fates, Oracle } from './simulated-oracle.fixture.ts';

export interface SimulationOptions {
  seed: number;
  writers: number;
  edits: number;
  schema: Schema;
  /** The first writer has no network until almost the end. */
  isFirstOffline?: boolean;
  /** A protection that is disabled, to prove that the test fails without it. */
  without?: 'base' | 'kept' | 'numbers';
}

export interface SimulationResult extends Fates {
  areEqual: boolean;
  rebased: number;
  /** How often the log had a different form of a sent entry. */
  diverged: number;
}

export function simulate(options: SimulationOptions): SimulationResult {
  return new Simulation(options).run();
}

interface Person {
  place: number;
  writer: StoryWriter;
  offlineUntil: number;
  /** Batches in transit, some from before a crash; they may arrive twice. */
  late: Batch[];
  /** Kept texts on the person's screen, as of the last exchange. */
  rows: KeptText[];
}

class Simulation {
  readonly #options: SimulationOptions;
  readonly #random: () => number;
  readonly #oracle = new Oracle();
  readonly #authority: SimulatedAuthority;
  readonly #people: Person[];
  readonly #chance: Chance;
  #clients = 0;
  #keys = 0;
  #now = 0;
  #diverged = 0;

  constructor(options: SimulationOptions) {
    this.#options = options;
    this.#random = randomNumbers(options.seed);
    this.#authority = new SimulatedAuthority(firstDocument(options.schema), options.without === 'numbers');
    const below = (count: number) => Math.floor(this.#random() * count);
    this.#chance = {
      below,
      text: () => this.#oracle.newText(1 + below(5)),
      key: () => `k${this.#keys++}`,
    };
    this.#people = Array.from({ length: options.writers }, (_, place) => ({
      place,
      writer: new StoryWriter(this.#needs(), this.#authority.fresh),
      offlineUntil: options.isFirstOffline && place === 0 ? options.edits * 0.95 : 0,
      late: [],
      rows: [],
    }));
  }

  run(): SimulationResult {
    const { edits } = this.#options;
    const restoredAt = this.#random() < 0.15 ? this.#chance.below(edits) : -1;
    for (this.#now = 0; this.#now < edits; this.#now++) {
      const person = this.#people[this.#chance.below(this.#people.length)];
      if (person) this.#turn(person);
      if (this.#random() < 0.02) this.#authority.backUp();
      if (this.#now === restoredAt) this.#restore();
    }
    for (let round = 0; round < 8; round++) for (const person of this.#people) this.#exchange(person, 1);
    const { document } = this.#authority.story;
    return {
      ...this.#oracle.fates(document, this.#authority.openRows()),
      areEqual: [...this.#people.map(({ writer }) => writer.state.doc), this.#authority.replayed()].every(
        (doc) => doc.eq(document),
      ),
      rebased: this.#authority.rebased,
      diverged: this.#diverged,
    };
  }

  #turn(person: Person): void {
    if (this.#random() < 0.006)
      person.offlineUntil = Math.max(
        person.offlineUntil,
        this.#now + this.#chance.below(this.#options.edits / 3),
      );
    const kind = this.#random();
    if (kind < 0.06) undo(person.writer.state, (transaction) => this.#dispatch(person, transaction));
    else if (kind < 0.08) redo(person.writer.state, (transaction) => this.#dispatch(person, transaction));
    else if (kind < 0.09) this.#insertKept(person);
    else if (kind < 0.1) this.#crash(person);
    else if (kind < 0.102) this.#openTwice(person);
    else {
      const transaction = randomEdit(person.writer.state, this.#chance);
      if (transaction?.docChanged) this.#dispatch(person, transaction);
    }
    if (person.offlineUntil < this.#now && this.#random() < 0.5) this.#exchange(person, this.#random());
  }

  #dispatch({ place, writer }: Person, transaction: Transaction): void {
    const before = writer.state.doc;
    writer.dispatch(transaction.setTime(1 + this.#now * 300));
    this.#oracle.sees(place, before, writer.state.doc);
  }

  #insertKept(person: Person): void {
    const row = person.rows[0];
    if (!row) return;
    const { tr, schema } = person.writer.state;
    for (const { text } of row.pieces)
      tr.insert(tr.doc.content.size, paragraph(schema, text, this.#chance.key()));
    this.#dispatch(person, puttingBack(tr, [row.id]));
    person.rows = person.rows.slice(1);
  }

  #crash(person: Person): void {
    person.writer = StoryWriter.restore(this.#needs(), copyOf(person.writer.snapshot()));
    person.rows = [];
  }

  /** Opens a second tab from the data that the first one stored on the device; both continue. */
  #openTwice({ writer, offlineUntil }: Person): void {
    const again = StoryWriter.restore(this.#needs(), copyOf(writer.snapshot()));
    // A separate person for the oracle: one tab does not restore text that the other one deletes.
    const place = this.#people.length;
    this.#people.push({ place, writer: again, offlineUntil, late: [], rows: [] });
  }

  /** @param fault from 0 to 1, selects the kind of failure */
  #exchange(person: Person, fault: number): void {
    const { writer } = person;
    const before = writer.state.doc;
    const batch = writer.batch();
    if (fault < 0.05 && person.late.length > 0) {
      const [late] = person.late.splice(this.#chance.below(person.late.length), 1);
      if (late) this.#take(late);
      return;
    }
    const sent: Batch = copyOf(
      batch ?? {
        epoch: writer.epoch,
        version: writer.version,
        entries: [],
        kept: [],
        closed: [],
        rebase: false,
      },
    );
    if (this.#options.without === 'kept') sent.kept = [];
    if (batch && fault < 0.1) {
      person.late.push(sent);
      return;
    }
    const answer = this.#take(sent);
    if (fault < 0.14) return;
    if (batch && fault < 0.16) person.late.push(sent);
    person.rows = this.#authority.openRows();
    this.#answered(writer, sent, copyOf(answer));
    if (this.#options.without === 'base') this.#keepDifference(before, writer.state.doc);
  }

  #answered(writer: StoryWriter, batch: Batch, answer: BatchAnswer): void {
    try {
      if (!writer.answered(batch, answer)) throw new Error(`refused: ${JSON.stringify(answer)}`);
    } catch (error) {
      if (!(error instanceof Diverged)) throw error;
      this.#diverged++;
      writer.replace(this.#authority.fresh);
    }
  }

  #take(batch: Batch): BatchAnswer {
    const answer = this.#authority.take(batch);
    this.#oracle.storesRows(this.#authority.story.document, this.#authority.openRows());
    return answer;
  }

  /**
   * A naive alternative: keeps the text that disappeared from the writer's screen when others' changes
   * arrived.
   */
  #keepDifference(before: Node, after: Node): void {
    const gone = [...before.textContent].filter((one) => one >= '\u4e00' && !after.textContent.includes(one));
    if (gone.length === 0) return;
    const row: KeptText = {
      id: `difference:${this.#now}:0:`,
      why: 'removed',
      writer: '',
      pieces: [{ block: null, type: 'paragraph', content: [], text: gone.join('') }],
    };
    const { epoch, version } = this.#authority.story;
    this.#take({ epoch, version, entries: [], kept: [row], closed: [], rebase: false });
  }

  #restore(): void {
    const { document } = this.#authority.story;
    this.#oracle.excuse(document, this.#authority.openRows());
    this.#authority.restore();
    this.#oracle.excuse(this.#authority.story.document, this.#authority.openRows());
  }

  #needs() {
    return { schema: this.#options.schema, client: `c${this.#clients++}` };
  }
}

function copyOf<T>(value: T): T {
  return structuredClone(value);
}

/** The Mulberry32 generator. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
