/**
 * Calls of the newsroom that write, found in its OpenAPI document and proved one by one.
 *
 * ```ts
 * const writes = withWrites(withServer());
 * await writes.prove({ name: 'POST /tags', path: '/tags', body: { name: 'hidak' }, other: { body: { name: 'kompok' } } });
 * ```
 */
import { sql } from 'kysely';
import { beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { cookieWith, inventMember } from '../../../tests/accounts.ts';
import type { formWith, HttpResponse } from '../../../tests/send-request.ts';
import type { TestServer } from '../../../tests/server.ts';
import { type TestStories, writeStories } from '../../../tests/stories.ts';
import { openApiSchema } from './open-api-schema.fixture.ts';

const api = '/api/newsroom';
type Body = Readonly<Record<string, unknown>>;
type Document = z.output<typeof openApiSchema>;
type Form = Awaited<ReturnType<typeof formWith>>;

interface Sending {
  /** As the document has it, without `/api/newsroom`. */
  name: string;
  /** With the values of the path. */
  path: string;
  body?: Body;
  /** For uploads. */
  form?: Form;
}

/** Call it at the top of a file. */
export function withWrites(server: TestServer): Writes {
  const writes = new Writes(server);
  beforeAll(() => writes.begin());
  return writes;
}

class Writes {
  stories!: TestStories;
  memberId = 0;
  /** Names of calls. */
  readonly proved = new Set<string>();
  readonly #server: TestServer;
  #document!: Document;
  #headers: Record<string, string> = {};

  constructor(server: TestServer) {
    this.#server = server;
  }

  async begin(): Promise<void> {
    const { context } = this.#server;
    this.stories = await writeStories(context);
    const roles = ['author', 'editor', 'chief-editor', 'admin'] as const;
    this.memberId = (await inventMember(context, { email: 'minden@example.com', roles })).id;
    const person = { realm: 'newsroom', id: this.memberId } as const;
    this.#headers = cookieWith((await context.accounts.sessions.start(context.db, person, 'Firefox')).access);
    this.#document = await this.read('/openapi.json', openApiSchema);
  }

  all() {
    return Object.entries(this.#document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => method !== 'get')
        .map(([method, operation]) => ({
          name: `${method.toUpperCase()} ${path.slice(api.length)}`,
          operation,
        })),
    );
  }

  /**
   * The field with the version in every form of the body; for people and notifications that which the sender
   * saw.
   */
  versionOf(name: string): string | undefined {
    const operation = this.all().find((write) => write.name === name)?.operation;
    const schema = operation?.requestBody?.content['application/json']?.schema;
    const forms = schema === undefined ? [] : formsOf(this.#document, schema);
    return ['version', 'seen'].find(
      (field) => forms.length > 0 && forms.every(({ required }) => required.includes(field)),
    );
  }

  async read<Shape extends z.ZodType>(path: string, shape: Shape): Promise<z.output<Shape>> {
    return shape.parse((await this.#server.telex(api + path, { headers: this.#headers })).json());
  }

  send({ name, path, body, form }: Sending, key: string): Promise<HttpResponse> {
    const [method = ''] = name.split(' ');
    const headers = { ...this.#headers, 'idempotency-key': key };
    const sent = form ?? {
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
    };
    return this.#server.telex(api + path, { method, ...sent, headers: { ...headers, ...sent.headers } });
  }

  /** @param other The same call with something else in it. Returns what the call answered. */
  async prove(sending: Sending & { other: Partial<Sending> }): Promise<unknown> {
    const { name, body, other } = sending;
    const key = crypto.randomUUID();
    const field = this.versionOf(name);
    if (field !== undefined && body !== undefined) {
      const before = await stored(this.#server);
      const outdated = { ...body, [field]: otherThan(body[field]) };
      const answer = await this.send({ ...sending, body: outdated }, `${key}-old`);
      // Steps are answered with what there is instead.
      if (name === 'POST /stories/{id}/steps') expect(Object(answer.json()).kind).not.toBe('stored');
      else expect([answer.status, Object(answer.json()).code], name).toEqual([412, 'version-outdated']);
      expect(await stored(this.#server), name).toEqual(before);
    }
    const first = await this.send(sending, key);
    expect(first.status, `${name}: ${first.text.slice(0, 400)}`).toBe(200);
    const after = await stored(this.#server);
    const again = await this.send(sending, key);
    expect([again.status, again.text], name).toEqual([200, first.text]);
    const reused = await this.send({ ...sending, ...other }, key);
    expect([reused.status, Object(reused.json()).code], name).toEqual([422, 'idempotency-key-reused']);
    expect(await stored(this.#server), name).toEqual(after);
    this.proved.add(name);
    return first.json();
  }

  /** A request that names the version before is answered with the newer one. */
  async expectNewer(sending: Sending, current: object): Promise<void> {
    const late = await this.send(sending, crypto.randomUUID());
    const newer = [412, { code: 'version-outdated', current }];
    expect([late.status, late.json()], sending.name).toMatchObject(newer);
  }
}

const formSchema = z.looseObject({
  $ref: z.string().optional(),
  oneOf: z.array(z.looseObject({})).optional(),
  anyOf: z.array(z.looseObject({})).optional(),
  required: z.array(z.string()).default([]),
});

function formsOf(document: Document, schema: object): z.output<typeof formSchema>[] {
  const form = formSchema.parse(schema);
  const referred = document.components.schemas[form.$ref?.split('/').at(-1) ?? ''];
  if (referred) return formsOf(document, referred);
  const several = form.oneOf ?? form.anyOf;
  return several ? several.flatMap((one) => formsOf(document, one)) : [form];
}

function otherThan(version: unknown): unknown {
  return typeof version === 'number' ? version + 1 : [2_000_000];
}

/** Rows of the newsroom's tables, with the transaction that wrote each one last; none that change by the minute. */
async function stored(server: TestServer): Promise<unknown> {
  await server.settled();
  const { db } = server.context;
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('idempotent_answers', 'sessions', 'outbox', 'ranking_turns')`.execute(db);
  const rows = tables.rows.map(
    ({ name }) => sql`
      select ${name} as name, count(*)::int as rows, sum(hashtext(t::text || t.xmin::text)) as hash
      from ${sql.table(name)} t`,
  );
  return (await sql`${sql.join(rows, sql` union all `)} order by 1`.execute(db)).rows;
}
