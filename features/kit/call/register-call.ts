/** Makes calls of all kinds alike for the router: only here do the types of their input and answers disappear. */
import type { z } from 'zod';
import type { Viewpoint } from '#features/sites/public.ts';
import { Problem } from '#platform/http/answers/problem.ts';
import { readQuery } from '#platform/http/requests/read-query.ts';
import type { CallAnswer, CallBody, WrittenAnswer } from './call-content.ts';
import {
  type Audience,
  type CallDefinition,
  type CallQuery,
  type CallResult,
  type CallTraits,
  fieldsInvalidDetail,
  type Viewers,
} from './define-call.ts';

/** `Needs` is what the call needs of the program; code that only reads its traits need not name it. */
export interface RegisteredCall<Needs = never> {
  traits: CallTraits;
  schemas: CallSchemas;
  /**
   * The parameters that change the answer, in one normal form: the parsed values that are not defaults. Null if the
   * call refuses the query.
   */
  normalQuery(query: string): string | null;
  /** Parses the input, and returns what to do with it; throws a problem for a request that has not the call's form. */
  parse: (input: CallInput) => HandleCall<Needs>;
}

export interface CallSchemas {
  params: z.ZodType;
  query: CallQuery;
  body: Pick<CallBody<unknown>, 'kind' | 'limit' | 'schema' | 'fields'>;
  answer: Pick<CallAnswer<unknown>, 'kind' | 'description' | 'schema'>;
}

/** A request before it is parsed. */
export interface CallInput {
  view: Viewpoint;
  path: string;
  params: unknown;
  /** Without the question mark. */
  query: string;
  body: unknown;
  /** The header. */
  ifMatch: string | undefined;
}

export type HandleCall<Needs> = (identify: Identify, context: Needs) => Promise<CallResult<WrittenAnswer>>;

/** Determines the viewer for a call of each audience. */
export type Identify = { [Who in Audience]: () => Promise<Viewers[Who]> };

export function registerCall<Params, Query extends CallQuery, Body, Value, Who extends Audience, Needs>(
  definition: CallDefinition<Params, Query, Body, Value, Who, Needs>,
): RegisteredCall<Needs> {
  const { params, query, body, answer } = definition;
  return {
    traits: definition,
    schemas: { params, query, body, answer },
    normalQuery: normalQueryOf(query),
    parse(input) {
      const request = {
        view: input.view,
        path: input.path,
        params: parsed(params, input.params, 'params'),
        body: parsed(body.schema, input.body, 'body', body.sentences),
        query: parsed(query, readOnce(query, input.query), 'querystring'),
        expectedVersion: expectedVersion(definition, input.ifMatch),
      };
      return async (identify, context) => {
        const viewer = await identify[definition.audience]();
        const result = await definition.handle({ ...request, viewer }, context);
        return 'value' in result ? { ...result, value: answer.write(result.value) } : result;
      };
    },
  };
}

/** `If-Match: "7"`; a proxy may have made the version a weak one. Null for any version. */
function expectedVersion({ versions }: CallTraits, ifMatch: string | undefined): number | null {
  if (versions === undefined) return null;
  if (ifMatch === undefined) {
    if (versions === 'required')
      throw new Problem('version-required', 'If-Match names the version that is changed.');
    return null;
  }
  if (ifMatch.trim() === '*') return null;
  const [, version] = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch.trim()) ?? [];
  if (version === undefined) throw new Problem('request-invalid', 'headers/If-Match must be one version');
  return Number(version);
}

function normalQueryOf(schema: CallQuery): (query: string) => string | null {
  const defaults = new Map(
    Object.entries(schema.shape).map(([name, field]) => [
      name,
      JSON.stringify(field.safeParse(undefined).data),
    ]),
  );
  return (query) => {
    const given = readQuery(query);
    if (repeatedIn(schema, given) !== undefined) return null;
    const read = schema.safeParse(given);
    if (!read.success) return null;
    const values = Object.entries(read.data).filter(
      ([name, value]) => JSON.stringify(value) !== defaults.get(name),
    );
    return values.length === 0 ? '' : `?${JSON.stringify(Object.fromEntries(values))}`;
  };
}

/** Refuses a repeated parameter, whose meaning is ambiguous [S37]. */
function readOnce(schema: CallQuery, query: string): Record<string, string | string[]> {
  const given = readQuery(query);
  const repeated = repeatedIn(schema, given);
  if (repeated !== undefined)
    throw new Problem('request-invalid', `querystring/${repeated} must not come more than once`);
  return given;
}

function repeatedIn({ shape }: CallQuery, given: Record<string, string | string[]>): string | undefined {
  return Object.keys(shape).find((name) => Array.isArray(given[name]));
}

/** @param sentences For the reader, by the name of the field; faults elsewhere are for programs. */
function parsed<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  place: string,
  sentences: Readonly<Record<string, string>> = {},
): z.output<Schema> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const names = read.error.issues.map(({ path: [name] }) => String(name));
  if (names.every((name) => Object.hasOwn(sentences, name))) {
    const fields = Object.entries(sentences).filter(([name]) => names.includes(name));
    throw new Problem('fields-invalid', fieldsInvalidDetail, undefined, Object.fromEntries(fields));
  }
  const faults = read.error.issues.map(({ path, message }) => `${place}/${path.join('/')} ${message}`);
  throw new Problem('request-invalid', faults.join(', '));
}
