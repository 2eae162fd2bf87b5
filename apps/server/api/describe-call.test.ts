import { beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { withServer } from '../../../tests/server.ts';
import { openApiSchema } from './open-api-schema.fixture.ts';

const server = withServer();
let document: z.infer<typeof openApiSchema>;
beforeAll(async () => {
  document = openApiSchema.parse((await server.telex('/api/openapi.json')).json());
});
const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));
/** The schemes of an operation, any of which is enough; '' for none. */
const securityOf = (path: string, method: string) =>
  document.paths[path]?.[method]?.security.map((scheme) => Object.keys(scheme).join('+'));

it.each([
  ['get', '/api/articles', ['', 'newsroom']],
  ['get', '/api/me', ['newsroom', 'session']],
  ['post', '/api/login', ['']],
  ['post', '/api/login/otp/verify', ['signInStep']],
  ['post', '/api/login/google/check', ['google']],
  ['post', '/api/token/refresh', ['', 'refresh']],
  ['get', '/api/logout', ['', 'newsroom', 'session', 'refresh']],
  ['post', '/api/tips/token', ['']],
  ['post', '/api/tips/{game}/ticket', ['reader']],
])('%s %s names the tokens that it takes', (method, path, expected) => {
  expect(securityOf(path, method)).toEqual(expected);
});

it('describes every token and tag that a call names, and no others', () => {
  const schemes = operations().flatMap(({ security }) => security.flatMap((one) => Object.keys(one)));
  expect([...new Set(schemes)].toSorted()).toEqual(
    Object.keys(document.components.securitySchemes).toSorted(),
  );
  const tags = operations().flatMap((operation) => operation.tags);
  expect([...new Set(tags)].toSorted()).toEqual(document.tags.map(({ name }) => name).toSorted());
});

it('types the body of a sign-up to newsletters, whose faults are sentences for the reader', () => {
  const body = document.paths['/api/newsletter/subscribe']?.post?.requestBody?.content;
  expect(body?.['application/json']?.schema).toMatchObject({
    required: ['email', 'listCodes'],
    properties: {
      email: { type: 'string', format: 'email' },
      listCodes: { type: 'array', items: { type: 'string' } },
    },
  });
});

it('describes the fields of a form', () => {
  const form = document.paths['/api/login/google/check']?.post?.requestBody?.content;
  expect(Object.keys(form ?? {})).toEqual(['application/x-www-form-urlencoded']);
  expect(form?.['application/x-www-form-urlencoded']?.schema).toMatchObject({
    type: 'object',
    required: ['code', 'state', 'redirect_uri'],
  });
});

it('does not say that calls which change something are GET', () => {
  expect(document.info.description).toContain('POST or DELETE');
  expect(document.info.description).not.toContain('is a GET');
});
