/** The routes of all calls: what their definitions say, as the framework needs it. */
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { hasBearer } from '#features/accounts/public.server.ts';
import type { CallSchemas, CallTraits, OtherSites, RegisteredCall } from '#features/kit/public.ts';
import { type Edition, mainSite, resolveSite, type Site, type Viewpoint } from '#features/sites/public.ts';
import { Problem } from '#platform/http/answers/problem.ts';
import {
  acceptAnyBytes,
  acceptEmptyJson,
  acceptFiles,
  acceptForms,
  formIn,
  uploadIn,
} from '#platform/http/requests/forms.server.ts';
import { HashedUpload } from '#platform/http/requests/hashed-upload.server.ts';
import { describeCall } from '../api/describe-call.ts';
import { documentOptions } from '../api/document-options.ts';
import { documentOf, isOfNewsroom, newsroomDocumentOptions } from '../api/newsroom-document.ts';
import { siteHeader, siteOfCall } from '../api/site-of-call.ts';
import type { AppContext } from '../compose.ts';
import type { AnswerCached } from '../http/answer-cached.ts';
import { siteCorsHeaders, sitePreflight } from '../http/cors.ts';
import { pageTargetOf } from '../render/page-target.ts';
import { identifyWith } from '../viewer/identify.ts';
import type { Viewers } from '../viewer/viewer-of.ts';
import { answerOnce, idempotencyKeyIn } from './answer-once.ts';
import type { CallContext } from './call-context.ts';
import { addressesOf, type CallTable, isStored } from './call-table.ts';
import { finishedAnswer, redirectTo, sendUnstored } from './send-call.ts';

export interface CallRoutesNeeds extends Pick<Viewers, 'viewerOf' | 'userOf'> {
  context: AppContext;
  calls: CallTable;
  answerCached: AnswerCached;
  createCallContext(documents: Pick<CallContext, 'openApi' | 'newsroomApi'>): CallContext;
}

export async function callRoutes(app: FastifyInstance, needs: CallRoutesNeeds): Promise<void> {
  await app.register(async (api) => {
    // Calls parse their input themselves, because the types of parsed values end where the framework begins.
    api.setValidatorCompiler(() => () => true);
    api.setSerializerCompiler(serializerCompiler);
    acceptEmptyJson(api);
    await api.register(
      swagger,
      documentOf(documentOptions(), (path) => !isOfNewsroom(path)),
    );
    await api.register(swagger, newsroomDocumentOptions());
    const callContext = needs.createCallContext({
      openApi: () => api.swagger(),
      newsroomApi: () => api.getDecorator<() => object>('newsroomDocument')(),
    });
    for (const call of needs.calls.all) {
      if (call.schemas.body.kind === 'form')
        await api.register(async (forms) => {
          acceptForms(forms, call.schemas.body.limit);
          addRoutes(forms, call, needs, callContext);
        });
      else if (call.schemas.body.kind === 'files')
        await api.register(async (files) => {
          const { limit: fileLimit, fields } = call.schemas.body;
          await acceptFiles(files, { fileLimit, count: Object.keys(fields?.shape ?? {}).length });
          addRoutes(files, call, needs, callContext);
        });
      else if (call.schemas.body.kind === 'raw')
        await api.register(async (raw) => {
          acceptAnyBytes(raw, call.schemas.body.limit);
          addRoutes(raw, call, needs, callContext);
        });
      else if (call.schemas.body.kind === 'ignored')
        await api.register(async (any) => {
          any.removeAllContentTypeParsers();
          any.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, null));
          addRoutes(any, call, needs, callContext);
        });
      else addRoutes(api, call, needs, callContext);
    }
  });
}

function addRoutes(
  app: FastifyInstance,
  call: RegisteredCall<CallContext>,
  needs: CallRoutesNeeds,
  callContext: CallContext,
): void {
  const { traits, schemas } = call;
  const { edition, port } = needs.context;
  for (const { path, host } of addressesOf(call, edition)) {
    const constraints = host === undefined ? {} : { constraints: { host: hostPattern(host) } };
    if (traits.cors === 'sites')
      app.options(path, { ...constraints, schema: { hide: true } }, (request, reply) =>
        reply
          .code(204)
          .headers({ ...siteCorsHeaders(edition, port, request.headers.origin), ...sitePreflight })
          .send(),
      );
    app.route({
      method: traits.method,
      url: path,
      schema: describeCall(call),
      config: {
        isOfCalls: schemas.answer.kind === 'json',
        handlesOwnRedirects: traits.ownPath !== undefined,
        otherSites: otherSitesOf(traits),
      },
      ...(schemas.body.limit > 0 ? { bodyLimit: schemas.body.limit } : {}),
      ...constraints,
      handler: (request, reply) => answerCall(call, request, reply, needs, callContext),
    });
  }
}

/** A call for clients of any origin reads a token of theirs instead of cookies, so that CSRF is not possible. */
function otherSitesOf({ otherSites, method, cors, audience }: CallTraits): OtherSites {
  if (otherSites) return otherSites;
  return method === 'GET' || (cors !== 'own' && audience === 'self') ? 'accepted' : 'refused';
}

function hostPattern(host: string): RegExp {
  return new RegExp(`^${host.replaceAll('.', '\\.')}\\.?(:\\d*)?$`, 'i');
}

async function answerCall(
  call: RegisteredCall<CallContext>,
  request: FastifyRequest,
  reply: FastifyReply,
  needs: CallRoutesNeeds,
  callContext: CallContext,
): Promise<FastifyReply | undefined> {
  const { traits, schemas } = call;
  const { accounts, edition, port } = needs.context;
  // First, so that pages of our sites can read a refusal, too.
  if (traits.cors === 'sites') reply.headers(siteCorsHeaders(edition, port, request.headers.origin));
  const { host, path, query } = pageTargetOf(request);
  const view = viewOf(traits, needs.context, { host, path, slug: request.headers[siteHeader] });
  const ownPath = traits.ownPath ? traits.ownPath(view, path) : path;
  if (ownPath === null) throw new Problem('route-not-found', `Page not found: ${path}`);
  if (ownPath !== path) return redirectTo(reply, ownPath, query);
  const body = bodyOf(schemas.body.kind, request);
  const ifMatch = request.headers['if-match'];
  const handle = call.parse({ view, path, params: request.params, query, body, ifMatch });
  if (variesByToken(traits)) await refuseEndedToken(request, needs);
  const identify = identifyWith({ ...needs, accounts }, traits, request, reply);
  const run = () => handle(identify, callContext);
  const key = idempotencyKeyIn(request, call);
  if (key !== null) {
    const client = await identify.signedIn();
    const files = body instanceof HashedUpload ? body : null;
    const result = await answerOnce(callContext, { key, client, request, files }, run);
    return sendUnstored(request, reply, traits, result);
  }
  if (!isStored(traits)) return sendUnstored(request, reply, traits, await run());
  await needs.answerCached(request, reply, async () => finishedAnswer(traits, await run()), {
    isOpen: traits.cors === 'anybody',
  });
  return undefined;
}

function bodyOf(kind: CallSchemas['body']['kind'], request: FastifyRequest): unknown {
  if (kind === 'form') return formIn(request);
  if (kind === 'files') return new HashedUpload(uploadIn(request));
  // An empty body is not parsed.
  return kind === 'raw' ? { bytes: request.body ?? Buffer.alloc(0), headers: request.headers } : request.body;
}

interface Location {
  host: string;
  path: string;
  slug: string | string[] | undefined;
}

function viewOf({ varies }: CallTraits, { edition, port }: AppContext, at: Location): Viewpoint {
  switch (varies) {
    case 'site':
      return { edition, site: siteOfCall(edition, at.slug), port };
    case 'domain':
      return { edition, site: siteAt(edition, at), port };
    case 'nothing':
      return { edition, site: mainSite(edition), port };
  }
}

function siteAt(edition: Edition, { host, path }: Location): Site {
  return resolveSite(edition, host, path.split('/').filter(Boolean)).site;
}

/** Calls of the API may show the newsroom more; files of a domain are the same for everybody. */
function variesByToken({ audience, varies }: CallTraits): boolean {
  return audience === 'everyone' && varies !== 'domain';
}

/** A token of the newsroom that has ended is refused before the call is handled. */
async function refuseEndedToken(
  request: FastifyRequest,
  { context, viewerOf }: CallRoutesNeeds,
): Promise<void> {
  const viewer = await viewerOf(request);
  if (viewer.kind === 'newsroom') return;
  if (hasBearer(request.headers) && context.accounts.hasNewsroomToken(request.headers))
    throw new Problem('token-invalid', 'The token in the Authorization header has expired or been revoked.');
}
