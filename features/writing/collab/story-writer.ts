/**
 * One writer of a story, without network and screen: its changes, which of them are confirmed, which are to
 * be sent, and the kept texts. The browser, programs and the simulation of concurrent writers use the same
 * code.
 */
import { Node, type Schema } from 'prosemirror-model';
import { EditorState, type Plugin, type Transaction } from 'prosemirror-state';
import type { Step } from 'prosemirror-transform';
import { writtenStep } from './identified-step.ts';
import { type KeptText, unconfirmedText, withoutPlace } from './kept/kept-text.ts';
import { receiveOthers } from './receive-others.ts';
import { type FieldValue, OwnFields } from './replaced-fields.ts';
import {
  type Batch,
  type BatchAnswer,
  type FreshStory,
  type LogEntry,
  stepsIn,
  type WrittenEntry,
} from './story-log.ts';
import {
  byEntry,
  changesIn,
  confirming,
  ownSteps,
  rowsPutBack,
  unconfirmed,
  withIdentity,
  written,
} from './unconfirmed.ts';

/** Stored on a device, to reopen the story in the same state. */
export interface WriterSnapshot {
  epoch: number;
  version: number;
  /** The confirmed document, in the form of `Node.toJSON`. */
  document: unknown;
  entries: WrittenEntry[];
  kept: KeptText[];
  closed: string[];
}

export interface WriterNeeds {
  schema: Schema;
  /** Client id of this tab, never used again. */
  client: string;
  plugins?: readonly Plugin[];
}

/** Number of conflicts after which the authority rebases the writer's steps. */
const refusalsBeforeRebase = 3;

/** Number of recent steps of the log through which positions of others can be mapped. */
const mostRecent = 1_000;

/** Maximum number of entries and of kept texts in a batch; the API calls accept more. */
const mostInBatch = 200;
/** Maximum characters of a batch's entries, unless the first one alone is longer. */
const longestBatch = 400_000;

export class StoryWriter {
  state: EditorState;
  /** Open kept texts of the story that this writer knows of. */
  readonly open = new Map<string, KeptText>();
  readonly #needs: WriterNeeds;
  #epoch: number;
  #confirmed: Node;
  #nextNumber = 1;
  #refusals = 0;
  #kept: KeptText[] = [];
  #closed: string[] = [];
  /** Ids of kept texts that somebody inserted. */
  readonly #putBack = new Set<string>();
  readonly #fields = new OwnFields();
  /** The last confirmed steps. */
  #recent: Step[] = [];

  constructor(needs: WriterNeeds, fresh: Pick<FreshStory, 'epoch' | 'version' | 'document'>) {
    this.#needs = needs;
    this.#epoch = fresh.epoch;
    this.#confirmed = Node.fromJSON(needs.schema, fresh.document);
    this.state = this.#stateOf(this.#confirmed, fresh.version);
  }

  /** From the data on a device; the entries keep the identity of the tab that wrote them. */
  static restore(needs: WriterNeeds, snapshot: WriterSnapshot): StoryWriter {
    const writer = new StoryWriter(needs, snapshot);
    for (const entry of snapshot.entries)
      writer.state = writer.state.apply(written(writer.state.tr, entry, stepsIn(needs.schema, entry)));
    for (const id of ownSteps(writer.state).flatMap(({ putsBack }) => putsBack)) writer.#putBack.add(id);
    writer.#kept = [...snapshot.kept];
    writer.#closed = [...snapshot.closed];
    for (const kept of snapshot.kept) writer.open.set(kept.id, kept);
    return writer;
  }

  get version(): number {
    return changesIn(this.state).version;
  }

  get epoch(): number {
    return this.#epoch;
  }

  /** Confirmed steps after a version; null when they are no longer in memory. */
  stepsSince(version: number): readonly Step[] | null {
    const missing = version - (this.version - this.#recent.length);
    return missing < 0 ? null : this.#recent.slice(missing);
  }

  /** The document without the changes that the authority has not confirmed. */
  get confirmed(): Node {
    return this.#confirmed;
  }

  /** Number of unconfirmed changes: entries, kept texts, and closed kept texts. */
  get waiting(): number {
    return byEntry(ownSteps(this.state)).length + this.#kept.length + this.#closed.length;
  }

  snapshot(): WriterSnapshot {
    return {
      epoch: this.#epoch,
      version: this.version,
      document: this.#confirmed.toJSON(),
      entries: this.#entries(),
      kept: [...this.#kept],
      closed: [...this.#closed],
    };
  }

  /** Applies an own change. */
  dispatch(transaction: Transaction): void {
    if (!transaction.docChanged) {
      this.state = this.state.apply(transaction);
      return;
    }
    if (rowsPutBack(transaction).some((id) => this.#putBack.has(id))) return;
    const identity = { client: this.#needs.client, number: this.#nextNumber++ };
    this.state = this.state.apply(withIdentity(transaction, identity));
    for (const id of rowsPutBack(transaction)) {
      this.#putBack.add(id);
      this.close(id);
    }
  }

  /** Discards a kept text. */
  close(id: string): void {
    this.open.delete(id);
    this.#closed.push(id);
  }

  /** Fields whose value others replaced, with the value that this writer had set; each is returned once. */
  takeReplacedFields(): FieldValue[] {
    return this.#fields.takeReplaced();
  }

  /** Kept texts, and closings of kept texts, that are not sent yet. */
  get unsent(): { kept: readonly KeptText[]; closed: readonly string[] } {
    return { kept: this.#kept, closed: this.#closed };
  }

  /**
   * The next batch to send; null without changes. Changes of hours without a network are sent in several
   * batches.
   */
  batch(): Batch | null {
    const entries = firstEntries(this.#entries());
    if (entries.length === 0 && this.#kept.length === 0 && this.#closed.length === 0) return null;
    return {
      epoch: this.#epoch,
      version: this.version,
      entries,
      kept: this.#kept.slice(0, mostInBatch),
      closed: this.#closed.slice(0, mostInBatch),
      rebase: this.#refusals >= refusalsBeforeRebase,
    };
  }

  /** Processes the response to a batch; false when its content was refused. */
  answered(batch: Batch, answer: BatchAnswer): boolean {
    if (answer.kind === 'refused') return false;
    if (answer.kind === 'replaced') {
      this.replace(answer.fresh);
      return true;
    }
    this.#refusals = answer.kind === 'stored' ? 0 : this.#refusals + 1;
    this.receive(answer.entries);
    if (answer.kind === 'stored') {
      const sent = new Set(batch.kept.map(({ id }) => id));
      this.#kept = this.#kept.filter(({ id }) => !sent.has(id));
      this.#closed = this.#closed.filter((id) => !batch.closed.includes(id));
    }
    return true;
  }

  /**
   * Receives entries of the log, in order; entries that the writer already has are skipped.
   * @throws Diverged when the story must be reloaded, for `replace`
   */
  receive(entries: readonly LogEntry[]): void {
    let others: LogEntry[] = [];
    for (const entry of entries.filter(({ version, steps }) => version > this.version && steps.length > 0)) {
      if (!this.#isOwn(entry)) {
        others.push(entry);
        continue;
      }
      this.#receiveOthers(others);
      others = [];
      this.#confirm(entry);
    }
    this.#receiveOthers(others);
  }

  /**
   * Replaces the story, after a restore or when the writer is too old; own text that is not stored becomes
   * kept text.
   */
  replace(fresh: FreshStory): void {
    const unsent = ownSteps(this.state).filter(({ client, number }) => number > (fresh.numbers[client] ?? 0));
    const dropped = unconfirmedText(this.state.doc, ownSteps(this.state)).filter(({ id }) =>
      unsent.some(({ client, number }) => id.startsWith(`dropped:${client}:${number}:`)),
    );
    // Their text is still in the story: only steps of the replaced document had deleted it.
    for (const { row } of unsent.flatMap(({ unseen }) => unseen)) this.close(row);
    this.#epoch = fresh.epoch;
    this.#begin(Node.fromJSON(this.#needs.schema, fresh.document), fresh.version);
    this.#keep(dropped.map(withoutPlace));
  }

  /** Reverts to the confirmed document after a refusal; text of unconfirmed changes becomes kept text. */
  setAside(): void {
    const dropped = unconfirmedText(this.state.doc, ownSteps(this.state));
    for (const { row } of changesIn(this.state).hidden) this.close(row);
    this.#begin(this.#confirmed, this.version);
    this.#keep(dropped.map(withoutPlace));
  }

  #begin(document: Node, version: number): void {
    this.#confirmed = document;
    this.#recent = [];
    this.state = this.#stateOf(document, version);
  }

  #stateOf(doc: Node, version: number): EditorState {
    return EditorState.create({
      doc,
      plugins: [unconfirmed(version), ...(this.#needs.plugins ?? [])],
    });
  }

  #entries(): WrittenEntry[] {
    return byEntry(ownSteps(this.state)).map((entry) => ({ ...entry, steps: entry.steps.map(writtenStep) }));
  }

  #isOwn({ client, number }: LogEntry): boolean {
    return ownSteps(this.state).some((own) => own.client === client && own.number === number);
  }

  #receiveOthers(entries: readonly LogEntry[]): void {
    if (entries.length === 0) return;
    const received = entries.flatMap((entry) => stepsIn(this.#needs.schema, entry));
    this.#fields.receive(
      received.map(({ step }) => step),
      ownSteps(this.state).map(({ step }) => step),
    );
    const { state, kept, explained } = receiveOthers(this.state, received);
    this.state = state;
    this.#applyConfirmed(received.map(({ step }) => step));
    for (const { putsBack } of received) for (const id of putsBack) this.#putBack.add(id);
    this.#keep(kept);
    for (const id of explained) this.close(id);
  }

  /** Confirms an own entry by its number; the authority's form of it is the valid one. */
  #confirm(entry: LogEntry): void {
    const own = ownSteps(this.state);
    const first = own[0];
    const confirmed = stepsIn(this.#needs.schema, entry);
    const steps = confirmed.map(({ step }) => step);
    const mine = own.filter(({ client, number }) => client === entry.client && number === entry.number);
    const isSame =
      first?.client === entry.client &&
      first.number === entry.number &&
      JSON.stringify(mine.map(({ step }) => step)) === JSON.stringify(steps);
    if (!isSame) {
      throw new Diverged(entry);
    }
    // Closes kept texts of the authority that later changes of this writer have restored.
    const unseen = new Set(mine.flatMap((one) => one.unseen.map(({ row }) => row)));
    for (const { row } of confirmed.flatMap((one) => one.unseen)) if (!unseen.has(row)) this.close(row);
    this.#fields.confirmed(steps);
    this.state = this.state.apply(confirming(this.state, steps.length));
    this.#applyConfirmed(steps);
  }

  #applyConfirmed(steps: readonly Step[]): void {
    for (const step of steps) this.#confirmed = applied(step, this.#confirmed);
    this.#recent.push(...steps);
    if (this.#recent.length > 2 * mostRecent) this.#recent = this.#recent.slice(-mostRecent);
  }

  #keep(rows: readonly KeptText[]): void {
    this.#kept.push(...rows);
    for (const row of rows) this.open.set(row.id, row);
  }
}

/** The log has a different form of an own entry: the writer must reload the story. */
export class Diverged extends Error {
  constructor({ client, number }: LogEntry) {
    super(`the log has another form of entry ${number} of ${client}`);
  }
}

/** @throws Error for a step of the log that does not fit */
function applied(step: Step, doc: Node): Node {
  const after = step.apply(doc).doc;
  if (!after) throw new Error('A confirmed step does not fit the confirmed document.');
  return after;
}

function firstEntries(entries: readonly WrittenEntry[]): WrittenEntry[] {
  const first: WrittenEntry[] = [];
  let length = 0;
  for (const entry of entries.slice(0, mostInBatch)) {
    length += JSON.stringify(entry).length;
    if (first.length > 0 && length > longestBatch) break;
    first.push(entry);
  }
  return first;
}
