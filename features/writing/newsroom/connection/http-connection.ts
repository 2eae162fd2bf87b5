/**
 * A story's connection by HTTP requests, one at a time. Changes of others arrive by the live connection;
 * without it they are fetched every two seconds. Own changes are stored on the device before they are sent
 * [SAVE-01].
 */
import type { EditorState, Transaction } from 'prosemirror-state';
import type { RequestFailure, Send } from '#features/kit/public.newsroom.ts';
import type { FieldValue } from '../../collab/replaced-fields.ts';
import type { Batch } from '../../collab/story-log.ts';
import { topicOf } from '../../collab/story-topic.ts';
import { Diverged, type StoryWriter } from '../../collab/story-writer.ts';
import { OthersHere } from '../presence/others-here.ts';
import { newsIn, stepsCall, stepsSinceCall } from '../story-answers.ts';
import type { LiveConnection } from './live-connection.ts';
import type { KeptHere, StoryConnection, StoryStatus } from './story-connection.ts';

export interface HttpConnectionNeeds {
  story: number;
  writer: StoryWriter;
  send: Send;
  /** The journal on this device; without one unsent changes are only in this window. */
  journal?: { write(): Promise<void> } | undefined;
  live?: Pick<LiveConnection, 'follow' | 'place'>;
  now?: () => Date;
  /** Called after the last change is sent, or stored on the device. */
  onClosed?: () => Promise<void>;
}

/** Collects the changes of one key; changes during a request are sent with the next one. */
const pauseMs = 10;
const askMs = 2_000;
const firstRetryMs = 1_000;
const longestRetryMs = 15_000;
const longestFarewellMs = 1_000;

export function openOverHttp(needs: HttpConnectionNeeds): StoryConnection {
  return new HttpConnection(needs);
}

class HttpConnection implements StoryConnection {
  readonly #needs: HttpConnectionNeeds;
  readonly #writer: StoryWriter;
  readonly others: OthersHere;
  readonly #listeners = new Set<() => void>();
  readonly #asking: ReturnType<typeof setInterval>;
  #status: StoryStatus = { kind: 'unchanged' };
  #kept: KeptHere = { unsent: [], closed: new Set() };
  #timer: ReturnType<typeof setTimeout> | null = null;
  #retryMs = firstRetryMs;
  /** Newest version according to the live connection. */
  #newest: number | null = null;
  #sending: Promise<boolean> | null = null;
  #asked: Promise<void> | null = null;
  #isOnDevice: boolean;
  #isClosed = false;
  readonly #unfollow: () => void;

  constructor(needs: HttpConnectionNeeds) {
    this.#needs = needs;
    this.#writer = needs.writer;
    this.#isOnDevice = needs.journal !== undefined;
    const topic = topicOf(needs.story);
    this.others = new OthersHere({
      writer: needs.writer,
      send: (place) => needs.live?.place(topic, place),
      onChange: () => this.#tell(),
    });
    this.#asking = setInterval(() => void this.#ask(), askMs);
    this.#unfollow =
      needs.live?.follow(topic, {
        changed: (version, news) => {
          if (news !== undefined && this.#takeNews(news)) return;
          this.#newest = version ?? Number.POSITIVE_INFINITY;
          // The connection is back: send unsent changes now, not at the next attempt.
          if (version === null && this.#status.kind === 'waiting') void this.flush();
          else void this.#catchUp();
        },
        present: (people) => this.others.present(people),
        places: (places) => this.others.receive(places),
        placesWanted: () => this.others.wanted(),
      }) ?? (() => undefined);
    this.#writeDown();
    if (this.#writer.batch() !== null) this.#sendSoon();
  }

  get state(): EditorState {
    return this.#writer.state;
  }

  get status(): StoryStatus {
    return this.#status;
  }

  get version(): number {
    return this.#writer.version;
  }

  get epoch(): number {
    return this.#writer.epoch;
  }

  get kept(): KeptHere {
    return this.#kept;
  }

  get isSafe(): boolean {
    return this.#isOnDevice || this.#writer.waiting === 0;
  }

  takeReplacedFields(): FieldValue[] {
    return this.#writer.takeReplacedFields();
  }

  closeKept(id: string): void {
    this.#writer.close(id);
    this.#changed();
  }

  dispatch(transaction: Transaction): void {
    this.#writer.dispatch(transaction);
    if (transaction.docChanged) this.#changed();
    else this.#tell();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async flush(): Promise<boolean> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    while (this.#writer.batch() !== null) if (!(await this.#send())) return false;
    void this.#catchUp();
    return true;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#asking);
    this.#unfollow();
    this.others.close();
    this.#listeners.clear();
    const sent = this.#status.kind === 'waiting' ? undefined : this.flush();
    // Reopening the story must not wait for a hanging network.
    await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, longestFarewellMs))]);
    await this.#needs.onClosed?.();
  }

  #now(): Date {
    return this.#needs.now?.() ?? new Date();
  }

  #changed(): void {
    this.#writeDown();
    this.#sendSoon();
    this.#tell();
  }

  /** Resolves when changes are stored on the device, or the device cannot store them. */
  async #writeDown(): Promise<void> {
    const { journal } = this.#needs;
    if (journal === undefined) return;
    try {
      await journal.write();
      this.#isOnDevice = true;
    } catch (error) {
      if (this.#isOnDevice) console.error('This device does not store what is typed.', error);
      this.#isOnDevice = false;
    }
  }

  #readKept(): void {
    const { kept: unsent, closed } = this.#writer.unsent;
    const before = this.#kept;
    const isSame =
      unsent.length === before.unsent.length &&
      unsent.every((row, at) => row === before.unsent[at]) &&
      closed.every((id) => before.closed.has(id));
    if (!isSame) this.#kept = { unsent: [...unsent], closed: new Set([...before.closed, ...closed]) };
  }

  #tell(): void {
    this.#readKept();
    this.others.changed();
    for (const listener of this.#listeners) listener();
  }

  #setStatus(status: StoryStatus): void {
    this.#status = status;
    this.#tell();
  }

  #sendSoon(): void {
    const { kind } = this.#status;
    if (kind === 'waiting') this.#status = { ...this.#status, changes: this.#writer.waiting };
    else if (kind === 'saved' || kind === 'unchanged')
      this.#status = { kind: 'sending', changes: this.#writer.waiting };
    if (this.#timer !== null || this.#sending !== null) return;
    this.#timer = setTimeout(() => void this.flush(), pauseMs);
  }

  /** Sends a batch, one request at a time; true when the server has accepted it. */
  #send(): Promise<boolean> {
    this.#sending ??= this.#sendBatch().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #sendBatch(): Promise<boolean> {
    await this.#writeDown();
    const batch = this.#writer.batch();
    if (batch === null) return true;
    const answer = await this.#needs.send(stepsCall(this.#needs.story, batch));
    if (answer.kind === 'failure')
      return answer.failure.reason === 'refused'
        ? this.#refused(batch, 'refused')
        : this.#failed(answer.failure);
    const { value } = answer;
    this.#retryMs = firstRetryMs;
    if (value.kind === 'refused') return this.#refused(batch, value.why);
    await this.#inStep(() => this.#writer.answered(batch, value));
    void this.#writeDown();
    const changes = this.#writer.waiting;
    // The reason of a refusal stays visible until the next change.
    if (changes > 0) this.#setStatus({ kind: 'sending', changes });
    else if (this.#status.kind !== 'refused' || batch.entries.length > 0)
      this.#setStatus({ kind: 'saved', at: this.#now() });
    return true;
  }

  /**
   * Text of refused changes becomes kept text; otherwise they would be sent again, with all later changes.
   */
  #refused(batch: Batch, why: string): false {
    this.#writer.setAside();
    void this.#writeDown();
    this.#setStatus({ kind: 'refused', why });
    if (batch.entries.length > 0 && !this.#isClosed)
      this.#timer ??= setTimeout(() => void this.flush(), pauseMs);
    return false;
  }

  /** Processes entries; reloads the story when the log has a different form of own entries. */
  async #inStep(receive: () => void): Promise<void> {
    try {
      receive();
    } catch (error) {
      if (!(error instanceof Diverged)) throw error;
      const answer = await this.#needs.send(stepsSinceCall(this.#needs.story, { epoch: 0, since: 0 }));
      if (answer.kind === 'answer' && answer.value.kind === 'replaced')
        this.#writer.replace(answer.value.fresh);
    }
  }

  /** Retries unsent changes after growing pauses. */
  #failed({ reason }: RequestFailure): false {
    const since = this.#status.kind === 'waiting' ? this.#status.since : this.#now();
    this.#setStatus({
      kind: 'waiting',
      reason,
      changes: this.#writer.waiting,
      since,
      isOnDevice: this.#isOnDevice,
    });
    if (this.#isClosed) return false;
    // Random delay: after a server failure not all tabs reconnect at once.
    this.#timer ??= setTimeout(() => void this.flush(), this.#retryMs * (0.75 + Math.random() / 2));
    this.#retryMs = Math.min(longestRetryMs, this.#retryMs * 2);
    return false;
  }

  /** Fetches entries that were stored after the last response was created. */
  async #catchUp(): Promise<void> {
    if (this.#newest === null || this.#newest <= this.#writer.version) return;
    await this.#ask();
  }

  /** Receives entries from the live connection; false when earlier entries are missing. */
  #takeNews(value: unknown): boolean {
    const news = newsIn(value);
    const [first] = news?.entries ?? [];
    if (!news || !first || news.epoch !== this.#writer.epoch) return false;
    if (first.version - first.steps.length > this.#writer.version) return false;
    void this.#inStep(() => this.#writer.receive(news.entries)).then(() => this.#received());
    return true;
  }

  #received(): void {
    void this.#writeDown();
    this.#tell();
  }

  /** Fetches changes of others, one request at a time. */
  #ask(): Promise<void> {
    this.#asked ??= this.#askOnce().finally(() => {
      this.#asked = null;
    });
    return this.#asked;
  }

  /** Skipped while own changes are being sent, as their response includes changes of others. */
  async #askOnce(): Promise<void> {
    if (this.#isClosed || this.#sending !== null || this.#writer.batch() !== null || document.hidden) return;
    const { epoch, version } = this.#writer;
    const told = this.#newest;
    const answer = await this.#needs.send(stepsSinceCall(this.#needs.story, { epoch, since: version }));
    if (this.#isClosed || answer.kind === 'failure') return;
    const { value } = answer;
    if (value.kind === 'replaced') this.#writer.replace(value.fresh);
    else await this.#inStep(() => this.#writer.receive(value.entries));
    if (this.#newest === told) this.#newest = null;
    this.#received();
  }
}
