/**
 * A newsroom that uses only API calls: a member for each role, a section and a signature.
 *
 * ```ts
 * const server = withServer();
 * const { draft, act, push, type } = withNewsroom(server);
 * ```
 */
import { afterEach, beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { storySchema } from '#features/content/public.document.ts';
import type { Role } from '#features/sites/public.ts';
import { inventMember } from '../../../tests/accounts.ts';
import type { HttpResponse } from '../../../tests/send-request.ts';
import { type TestServer, testTime } from '../../../tests/server.ts';
import { writeStories } from '../../../tests/stories.ts';
import { FieldStep } from '../collab/field-step.ts';
import type { BatchAnswer } from '../collab/story-log.ts';
import { StoryWriter } from '../collab/story-writer.ts';

const openedSchema = z.looseObject({
  id: z.int(),
  epoch: z.int(),
  version: z.int(),
  storyVersion: z.int(),
  secrecyVersion: z.int(),
  document: z.unknown(),
  publicState: z.string(),
  workState: z.string(),
  reason: z.string(),
  slug: z.string().nullable(),
  may: z.array(z.string()),
  people: z.array(z.looseObject({ id: z.int() })),
  hasUnpublishedChanges: z.boolean(),
  kept: z.array(z.looseObject({ id: z.string() })),
});

export type OpenedStory = z.infer<typeof openedSchema>;

const roles: readonly Role[] = ['author', 'editor', 'chief-editor', 'ad-operator', 'admin'];

/** Adds a paragraph at the end. */
export function type(writer: StoryWriter, text: string): void {
  const { tr } = writer.state;
  const node = storySchema.node('paragraph', null, [storySchema.text(text)]);
  writer.dispatch(tr.insert(tr.doc.content.size, node));
}

/** Call it at the top of a file; people and section are there once the tests run. */
export function withNewsroom(server: TestServer) {
  const people: Record<string, string> = {};
  let section = 0;
  let signer = 0;

  beforeAll(async () => {
    await writeStories(server.context);
    ({ section, signer } = await sectionAndSigner(server));
    for (const role of [...roles, 'other-author']) people[role] = await tokenOf(server, role);
  });

  // Access tokens are valid for minutes only.
  afterEach(() => {
    server.setTime(testTime);
  });

  function send(who: string, method: string, path: string, body?: unknown): Promise<HttpResponse> {
    return server.telex(`/api/newsroom/stories${path}`, {
      method,
      headers: { authorization: `Bearer ${people[who]}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async function open(who: string, id: number): Promise<OpenedStory> {
    const answer = await send(who, 'GET', `/${id}`);
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    return openedSchema.parse(answer.json());
  }

  async function writerOf(who: string, id: number): Promise<StoryWriter> {
    return new StoryWriter({ schema: storySchema, client: crypto.randomUUID() }, await open(who, id));
  }

  async function push(who: string, id: number, writer: StoryWriter): Promise<void> {
    for (let batch = writer.batch(); batch !== null; batch = writer.batch()) {
      const answer = await send(who, 'POST', `/${id}/steps`, batch);
      expect(answer.status, answer.text.slice(0, 300)).toBe(200);
      const value = z.custom<BatchAnswer>().parse(answer.json());
      expect(writer.answered(batch, value), answer.text.slice(0, 300)).toBe(true);
    }
  }

  function act(who: string, id: number, order: Record<string, unknown>): Promise<HttpResponse> {
    return send(who, 'POST', `/${id}/acts`, order);
  }

  /** An act that has to succeed. */
  async function done(who: string, id: number, order: Record<string, unknown>): Promise<void> {
    const answer = await act(who, id, order);
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  }

  /** A draft of the author with title, section and signature. */
  async function draft(title: string): Promise<{ id: number; writer: StoryWriter }> {
    const created = await send('author', 'POST', '', { site: 'telex' });
    expect(created.status, created.text).toBe(200);
    const { id } = z.object({ id: z.int() }).parse(created.json());
    const writer = await writerOf('author', id);
    writer.dispatch(writer.state.tr.insertText(title, 1));
    writer.dispatch(
      writer.state.tr
        .step(new FieldStep({ change: 'set', name: 'mainSuperTagId', value: section }))
        .step(new FieldStep({ change: 'add', name: 'authorIds', element: signer, before: null })),
    );
    type(writer, 'Új hidat nyitottak.');
    await push('author', id, writer);
    return { id, writer };
  }

  async function articleAt(slug: string): Promise<HttpResponse> {
    await server.settled();
    return server.telex(`/api/articles/${slug}`);
  }

  return { people, send, open, writerOf, push, act, done, draft, articleAt };
}

async function sectionAndSigner({ context: { content } }: TestServer) {
  const sections = await content.ensureSuperTags([{ slug: 'belfold', name: 'Belföld', site: 'telex' }]);
  const authors = await content.ensureAuthors([{ slug: 'szekely-anna', name: 'Székely Anna' }]);
  return { section: sections.get('belfold') ?? 0, signer: authors.get('szekely-anna') ?? 0 };
}

/** @param name a role, or a second person with one: `other-author` */
async function tokenOf({ context }: TestServer, name: string): Promise<string> {
  const invited = roles.filter((role) => name.endsWith(role));
  const { id } = await inventMember(context, { email: `${name}@example.com`, name, roles: invited });
  const person = { realm: 'newsroom', id } as const;
  return (await context.accounts.sessions.start(context.db, person, 'Firefox · Linux')).access;
}
