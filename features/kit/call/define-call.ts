/**
 * A call of the HTTP API, or a file that programs request, defined in one place. The route, the validation, the cache
 * key, CORS, `Vary` and the OpenAPI document are derived from it. `docs/guides/add-a-call.md` shows how to write one.
 */
import { z } from 'zod';
import type { Anonymous, NewsroomViewer, Right, Scope, SignedInUser } from '#features/sites/public.ts';
import { type Edition, noQuery, type Viewpoint } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { ProblemCode } from '#platform/http/answers/problem.ts';
import { type CallAnswer, type CallBody, noBody } from './call-content.ts';

export interface CallDefinition<Params, Query extends CallQuery, Body, Value, Who extends Audience, Needs>
  extends CallTraits<Who> {
  params: z.ZodType<Params>;
  query: Query;
  body: CallBody<Body>;
  answer: CallAnswer<Value>;
  handle: (
    request: HandlerRequest<Params, z.output<Query>, Body, Who>,
    needs: Needs,
  ) => Promise<CallResult<NoInfer<Value>>>;
}

/** The properties of a call that do not depend on the types of its input and answer. */
export interface CallTraits<Who extends Audience = Audience> {
  /** Unique; the operation's id in the OpenAPI document. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/api/articles/:slug`, or several that depend on the edition. A path may end in `/*`. */
  path: string | ((edition: Edition) => readonly CallAddress[]);
  summary: string;
  description?: string;
  /** Section of the OpenAPI document. */
  tag: string;
  /** False for calls that are not part of the public API. */
  isDocumented: boolean;
  /** Failures besides those that every call can have. */
  problems?: readonly ProblemCode[];
  /** Description of the redirect with status 301, for calls that have one. */
  moved?: string;
  audience: Who;
  /** Only members of the newsroom with this right may use the call; its audience is `signedIn`. */
  right?: Who extends 'signedIn' ? Right : never;
  /** The scope that a token needs [NAPI-02]; by default `read` for `GET`, and `write` for everything else. */
  scope?: Scope;
  /**
   * Requests from pages of other sites [S13]. By default reading ones are accepted, and writing ones if the
   * call is for clients of any origin, which it identifies by a token of their own. A bearer is accepted from
   * everywhere.
   */
  otherSites?: OtherSites;
  /**
   * For calls that change versioned objects: whether the `If-Match` header, which names the version that the
   * client saw, is required. A newer version is not changed.
   */
  versions?: 'required' | 'optional';
  /** For the audience `self`: reads the token that identifies the client from its credentials. */
  ownToken?: (credentials: Credentials) => string | null;
  /** For the OpenAPI document: what identifies the client, any of these; by default what its audience needs. */
  security?: readonly SecurityScheme[];
  /**
   * Request properties besides path and query that the answer depends on. `site`: the site that the `X-Site` header
   * names. `domain`: the site at the requested host and path. `nothing`: one answer for the whole deployment.
   */
  varies: 'site' | 'domain' | 'nothing';
  /**
   * `page`: stored in memory until a publication changes it. `poll`: the same, but in shared caches for 5 s only, for
   * what open pages request again and again [S15]. `live`: the same, but ten seconds in all caches, and older where a
   * new answer is slow or fails. `day` and `forever`: stored by clients and shared caches only. `none`:
   * by nobody.
   */
  caching: 'page' | 'poll' | 'live' | 'day' | 'forever' | 'none';
  /** `anybody`: scripts of all origins may read the answers [S42]. `sites`: those of our sites, with a bearer. */
  cors: 'anybody' | 'own' | 'sites';
  /**
   * For paths with several spellings: the canonical one, to which others are redirected; null if the path
   * names nothing.
   */
  ownPath?: (view: Viewpoint, path: string) => string | null;
}

/** `without-cookies`: where the client sends its own token, as an app does. */
export type OtherSites = 'accepted' | 'refused' | 'without-cookies';

/** `document-options.ts` describes them. */
export type SecurityScheme = 'none' | 'newsroom' | 'session' | 'refresh' | 'signInStep' | 'google' | 'reader';

export interface CallAddress {
  path: string;
  /** Host name to which the path is limited; it belongs to no site. */
  host?: string;
}

export interface Credentials {
  /** The headers of these names, '' if missing. */
  cookie: string;
  authorization: string;
}

/**
 * The clients that may use a call, and the data about them that it receives. `everyone`: the same answer for
 * all readers, which can be stored. `signedIn`: only with an account. `self`: for one client without an
 * account, identified by its own token or address. The last two are never stored.
 */
export interface Viewers {
  everyone: Anonymous | NewsroomViewer;
  signedIn: SignedInClient;
  self: Client;
}

export type Audience = keyof Viewers;

/** A client without an account. */
export interface Client {
  /** The token that the call's `ownToken` read from the request. */
  token: string | null;
  /** IP address, for limits only. */
  address: string;
  /** The client's connection is encrypted, so that a cookie can be, too. */
  isSecure: boolean;
  /** False for crawlers and for clients that opt out of counting. */
  isCounted: boolean;
  /** The `User-Agent` header. */
  userAgent: string;
}

/** A client with an account, with the fields that the log stores. */
export interface SignedInClient extends SignedInUser, Pick<Client, 'address' | 'userAgent'> {}

/** Each field is a schema of the parameter's text. */
export type CallQuery = z.ZodObject<Readonly<Record<string, z.ZodType>>>;

/** The parsed request, the only input of a call besides its needs. */
export interface HandlerRequest<Params, Query, Body, Who extends Audience> {
  /** Its site is the main site if the answer does not vary. */
  view: Viewpoint;
  /** Percent-encoded, without query. */
  path: string;
  params: Params;
  query: Query;
  body: Body;
  viewer: Viewers[Who];
  /** For calls with versions: the one in `If-Match`; null for any. */
  expectedVersion: number | null;
}

export type CallResult<Value> =
  | {
      kind: 'answer';
      value: Value;
      /** Null for an answer that must not be stored. */
      dependencies: readonly Dependency[] | null;
      /** Milliseconds until the answer changes without a publication; null for never. */
      freshForMs?: number | null;
      /** Unlimited addresses of this kind exist: stored apart, so that they displace no page. */
      store?: 'pages' | 'apart';
      /** Values of `Set-Cookie` headers; only of calls that are never stored. */
      cookies?: readonly string[];
      /** Version of the changed object, for the `ETag` header; only of calls that are never stored. */
      version?: number;
    }
  /** The version that the client saw is outdated: nothing was changed. `value`: the newest version. */
  | { kind: 'outdated'; value: Value; version: number }
  | { kind: 'redirect'; status: 301; location: string; dependencies: readonly Dependency[] }
  /** After a form; `cookies` are values of `Set-Cookie` headers. */
  | { kind: 'redirect'; status: 303; location: string; cookies?: readonly string[] }
  | CallFailure;

export interface CallFailure {
  kind: 'failure';
  code: ProblemCode;
  /** Sent to the client, so it must not contain secrets. */
  detail: string;
  /** For `too-many-requests`: when to try again. */
  retryAfterSeconds?: number;
  /** For `fields-invalid`: sentences for the reader, by the name of the field. */
  fields?: Readonly<Record<string, string>>;
  /** Values of `Set-Cookie` headers, such as those that delete the cookies of a session that has ended. */
  cookies?: readonly string[];
}

export function defineCall<Params, Query extends CallQuery, Body, Value, Who extends Audience, Needs>(
  definition: CallDefinition<Params, Query, Body, Value, Who, Needs>,
): CallDefinition<Params, Query, Body, Value, Who, Needs> {
  return definition;
}

const withoutInput = { params: z.object({}), query: noQuery, body: noBody };

/** Common properties of most calls of the public API: `defineCall({ ...publicCall, id: 'sites', … })`. */
export const publicCall = {
  ...withoutInput,
  method: 'GET',
  audience: 'everyone',
  varies: 'site',
  caching: 'page',
  cors: 'anybody',
  isDocumented: true,
} as const;

/** Common properties of most files of a domain, such as feeds and sitemaps. */
export const publicFile = {
  ...withoutInput,
  method: 'GET',
  tag: 'files',
  audience: 'everyone',
  varies: 'domain',
  caching: 'page',
  cors: 'own',
  isDocumented: false,
} as const;

/** Common properties of calls that our pages make for one client. */
export const ownCall = {
  ...withoutInput,
  tag: 'own',
  audience: 'self',
  varies: 'nothing',
  caching: 'none',
  cors: 'own',
  isDocumented: false,
} as const;

/** Faults of single fields, each with its sentence for the reader [S12]. */
export function fieldsFailure(fields: Readonly<Record<string, string>>): CallFailure {
  return { ...failure('fields-invalid', fieldsInvalidDetail), fields };
}

export const fieldsInvalidDetail = 'Some fields are missing or wrong; `fields` has the reasons.';

/** `return failure('article-not-found', 'No article has the id 5.');` */
export function failure(code: ProblemCode, detail: string): CallFailure {
  return { kind: 'failure', code, detail };
}
