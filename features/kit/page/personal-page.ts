/**
 * A page for one person, never cached: what it shows may depend on the session, on the whole `Cookie` header and on the
 * address of the client. It may have a form, which is posted to the page's own address. Browsers load it as a document,
 * because its content policy may name other hosts for its forms.
 *
 * ```ts
 * export const profilePage = definePersonalPage({
 *   …,
 *   async load({ person, view }, needs) {
 *     if (person === null) return { kind: 'redirect', status: 302, location: '/tamogatas/belepes' };
 *     …
 *   },
 *   async submit(request, form, needs) {
 *     …
 *     return { kind: 'redirect', status: 303, location: request.path };
 *   },
 * });
 * ```
 */

import type { z } from 'zod';
import type { Right, SignedInUser } from '#features/sites/public.ts';
import {
  type CommonTraits,
  type Language,
  onceByEdition,
  type PagePaths,
  type QuerySchema,
} from '#features/sites/public.ts';
import type { ProblemCode } from '#platform/http/answers/problem.ts';
import type { Head } from './page-head.ts';
import type { DocumentTraits, LoadRequest } from './page-request.ts';

/** The client of a personal page. */
export interface PageClient {
  /** IP address, for limits only. */
  address: string;
  /** The client's connection is encrypted, so that a cookie can be, too. */
  isSecure: boolean;
  /** The `Cookie` header; '' without one. */
  cookies: string;
  /** The `User-Agent` header; '' without one. */
  userAgent: string;
}

export interface PersonalRequest<Row, Query> extends Omit<LoadRequest<Row, Query>, 'cookie' | 'viewer'> {
  /** Null for anonymous clients. */
  person: SignedInUser | null;
  client: PageClient;
  /** Files of its form, by the names of their fields; without those that were left empty. */
  files: ReadonlyMap<string, Uint8Array>;
}

export type PersonalResult<Data> =
  | {
      kind: 'page';
      /** 200 by default; 422 for a form with faults. */
      status?: number;
      head: Head;
      data: Data;
      /** Another component than the page's own one. */
      view?: string;
      traits?: DocumentTraits;
      /** Hungarian by default. */
      language?: Language;
      /** Other origins to which its forms lead, by themselves or by a redirect [ERR-08]. */
      formActions?: readonly string[];
    }
  /** 302 instead of the page, 303 after a form. `cookies` are values of `Set-Cookie` headers. */
  | { kind: 'redirect'; status: 302 | 303; location: string; cookies?: readonly string[] }
  | { kind: 'nothing'; code: ProblemCode };

export interface PersonalPageDefinition<Row, Query extends QuerySchema, Needs, Data>
  extends Omit<CommonTraits, 'at' | 'query'> {
  at: PagePaths<Row>;
  query: Query;
  /** The right to send files with its form, as `multipart/form-data`; by default nobody may. */
  filesFrom?: Right;
  load: (request: PersonalRequest<Row, z.output<Query>>, needs: Needs) => Promise<PersonalResult<Data>>;
  /** Handles the form; pages of other sites cannot send one. */
  submit?: (
    request: PersonalRequest<Row, z.output<Query>>,
    form: URLSearchParams,
    needs: Needs,
  ) => Promise<PersonalResult<Data>>;
}

export interface PersonalPage<Row, Query extends QuerySchema, Needs, Data>
  extends Omit<PersonalPageDefinition<Row, Query, Needs, Data>, 'filesFrom'> {
  audience: 'personal';
  /** A post to the page's address is a form. */
  acceptsForms: boolean;
  filesFrom: Right | null;
}

export function definePersonalPage<Row, Query extends QuerySchema, Needs, Data>(
  definition: PersonalPageDefinition<Row, Query, Needs, Data>,
): PersonalPage<Row, Query, Needs, Data> {
  return {
    ...definition,
    at: onceByEdition<Row, PagePaths<Row>>(definition.at),
    audience: 'personal',
    acceptsForms: definition.submit !== undefined,
    filesFrom: definition.filesFrom ?? null,
  };
}
