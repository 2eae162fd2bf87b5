/** The authority of a story in memory; the one on the server stores the same data in a database. */
import type { Node } from 'prosemirror-model';
import { judgeBatch, type StoryState } from '../authority.ts';
import type { KeptText } from '../kept/kept-text.ts';
import { newKept } from '../kept/new-kept.ts';
import { applyEntry, type Batch, type BatchAnswer, type FreshStory, type LogEntry } from '../story-log.ts';

interface Stored {
  story: StoryState;
  log: readonly LogEntry[];
  kept: ReadonlyMap<string, KeptText>;
  closed: ReadonlySet<string>;
}

export class SimulatedAuthority {
  rebased = 0;
  readonly first: Node;
  readonly #forgetsNumbers: boolean;
  #stored: Stored;
  #backup: Stored;
  #documents = new Map<number, Node>();

  constructor(document: Node, forgetsNumbers: boolean) {
    this.first = document;
    this.#forgetsNumbers = forgetsNumbers;
    this.#stored = {
      story: { epoch: 1, version: 0, document, numbers: {} },
      log: [],
      kept: new Map(),
      closed: new Set(),
    };
    this.#backup = this.#stored;
    this.#documents.set(0, document);
  }

  get story(): StoryState {
    return this.#stored.story;
  }

  get fresh(): FreshStory {
    const { epoch, version, document, numbers } = this.story;
    return { epoch, version, document: document.toJSON(), numbers: { ...numbers } };
  }

  take(batch: Batch): BatchAnswer {
    const story = this.#forgetsNumbers ? { ...this.story, numbers: {} } : this.story;
    const verdict = judgeBatch(story, batch, (version) => ({
      document: this.#documentAt(version),
      log: this.since(version),
    }));
    if (verdict.kind === 'refused') return verdict;
    if (verdict.kind === 'replaced') return { kind: 'replaced', fresh: this.fresh };
    if (verdict.kind === 'outdated') return { kind: 'outdated', entries: this.since(batch.version) };
    if (batch.version < story.version && batch.entries.length > 0) this.rebased++;
    let document = this.story.document;
    for (const entry of verdict.entries) {
      document = after(document, entry);
      this.#documents.set(entry.version, document);
    }
    const closed = new Set([...this.#stored.closed, ...verdict.closed]);
    const { added, superseded } = newKept(
      this.openRows().filter(({ id }) => !closed.has(id)),
      verdict.kept.filter(({ id }) => !closed.has(id)),
    );
    this.#stored = {
      story: verdict.story,
      log: [...this.#stored.log, ...verdict.entries],
      kept: new Map([...this.#stored.kept, ...added.map((row): [string, KeptText] => [row.id, row])]),
      closed: new Set([...closed, ...superseded]),
    };
    return { kind: 'stored', entries: this.since(batch.version) };
  }

  since(version: number): LogEntry[] {
    const { log } = this.#stored;
    let at = log.length;
    while (at > 0 && (log[at - 1]?.version ?? 0) > version) at--;
    return log.slice(at);
  }

  openRows(): KeptText[] {
    return [...this.#stored.kept.values()].filter(({ id }) => !this.#stored.closed.has(id));
  }

  replayed(): Node {
    return this.#stored.log.reduce(after, this.first);
  }

  backUp(): void {
    this.#backup = this.#stored;
  }

  /** Restores the backup; later changes are lost. */
  restore(): void {
    const { epoch } = this.story;
    this.#stored = { ...this.#backup, story: { ...this.#backup.story, epoch: epoch + 1 } };
  }

  #documentAt(version: number): Node {
    const document = this.#documents.get(version);
    if (!document) throw new Error(`no entry ends with version ${version}`);
    return document;
  }
}

function after(document: Node, entry: LogEntry): Node {
  const next = applyEntry(document, entry);
  if ('why' in next) throw new Error(next.why);
  return next;
}
