/**
 * Stores one tab's changes of a story on the device before they are sent [SAVE-01]. A key writes only its own
 * entry: the stored document stays at an older version for a while, together with own entries that were
 * confirmed since; sending those again gives the same story. When a rebase changes the unconfirmed entries,
 * everything is stored in one transaction.
 */
import type { Node } from 'prosemirror-model';
import { storySchemaNumber } from '#features/content/public.ts';
import { writtenStep } from '../../collab/identified-step.ts';
import type { StoryWriter } from '../../collab/story-writer.ts';
import { byEntry, ownSteps } from '../../collab/unconfirmed.ts';
import { type DeviceDatabase, entriesOf } from './device-database.ts';

export interface JournalNeeds {
  database: DeviceDatabase;
  story: number;
  client: string;
  writer: StoryWriter;
}

/** Time after which a stored document that is older than the confirmed one is replaced. */
const documentMs = 2_000;

type OwnEntry = ReturnType<typeof byEntry>[number];

/** The stored state on which the stored entries are based. */
interface Base {
  epoch: number;
  version: number;
  document: Node;
  kept: number;
  closed: number;
}

interface StoredEntry {
  /** A rebase replaces this object. */
  firstStep: object | undefined;
  length: number;
}

export class Journal {
  readonly #needs: JournalNeeds;
  #base: Base | null = null;
  #entries = new Map<string, StoredEntry>();
  #nextPlace = 1;
  #running: Promise<void> | null = null;
  #following: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Storing a long document takes longer than a key may take: a timer requests it. */
  #isDocumentDue = false;
  #isEnded = false;

  constructor(needs: JournalNeeds) {
    this.#needs = needs;
  }

  /** Resolves when all changes of the writer are stored on the device. */
  write(): Promise<void> {
    if (this.#isEnded) return Promise.resolve();
    if (this.#running === null) return this.#run();
    // One transaction at a time: calls during one share the next, which includes all changes.
    this.#following ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#following = null;
        return this.#run();
      });
    return this.#following;
  }

  #run(): Promise<void> {
    this.#running = this.#store().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /**
   * Stores the newest document for the next opening, and nothing afterwards, as another tab may use the data.
   */
  async end(): Promise<void> {
    this.#base = null;
    const last = this.write();
    this.#isEnded = true;
    await last;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  async #store(): Promise<void> {
    const { database, story, client, writer } = this.#needs;
    const own = byEntry(ownSteps(writer.state));
    const { kept, closed } = writer.unsent;
    const transaction = database.transaction(['writings', 'documents', 'entries'], 'readwrite');
    const entries = transaction.objectStore('entries');
    const done: Promise<unknown>[] = [transaction.done];
    if (this.#base === null || !this.#goesOn(this.#base, own)) {
      const { epoch, version, confirmed: document } = writer;
      done.push(entries.delete(entriesOf(story, client)));
      if (this.#base?.document !== document)
        done.push(transaction.objectStore('documents').put({ story, client, document: document.toJSON() }));
      this.#base = { epoch, version, document, kept: kept.length, closed: closed.length };
      this.#entries.clear();
    }
    this.#isDocumentDue = false;
    for (const { entry, place } of this.#added(own)) done.push(entries.put({ story, client, place, entry }));
    const { epoch, version, document } = this.#base;
    done.push(
      transaction.objectStore('writings').put({
        story,
        client,
        schema: storySchemaNumber,
        epoch,
        version,
        kept: [...kept],
        closed: [...closed],
        title: writer.state.doc.firstChild?.textContent ?? '',
        waiting: own.length + kept.length + closed.length,
        at: new Date(),
      }),
    );
    if (document !== writer.confirmed) this.#writeLater();
    try {
      await Promise.all(done);
    } catch (error) {
      // The transaction was rolled back.
      this.#base = null;
      throw error;
    }
  }

  #added(own: readonly OwnEntry[]) {
    return own
      .filter((entry) => !this.#entries.has(nameOf(entry)))
      .map((entry) => {
        const { client, number, isUndo, steps } = entry;
        this.#entries.set(nameOf(entry), { firstStep: steps[0], length: steps.length });
        const written = { client, number, isUndo, steps: steps.map(writtenStep) };
        return { entry: written, place: this.#nextPlace++ };
      });
  }

  #writeLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#isDocumentDue = true;
      void this.write().catch(() => undefined);
    }, documentMs);
  }

  /** Whether the stored state plus added entries gives the writer's story. */
  #goesOn(base: Base, own: readonly OwnEntry[]): boolean {
    const { writer } = this.#needs;
    const { kept, closed } = writer.unsent;
    const waiting = new Map(own.map((entry) => [nameOf(entry), entry]));
    let confirmed = 0;
    for (const [name, { firstStep, length }] of this.#entries) {
      const entry = waiting.get(name);
      if (entry === undefined) confirmed += length;
      else if (entry.steps[0] !== firstStep) return false;
    }
    return (
      base.epoch === writer.epoch &&
      base.kept === kept.length &&
      base.closed === closed.length &&
      // No change of another writer arrived in between.
      base.version + confirmed === writer.version &&
      (base.document === writer.confirmed || !this.#isDocumentDue)
    );
  }
}

function nameOf({ client, number }: { client: string; number: number }): string {
  return `${client}:${number}`;
}
