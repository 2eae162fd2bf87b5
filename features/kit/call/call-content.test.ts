/** The content that calls accept, and their answers to it. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { empty, file, formBody, ignoredBody, json, jsonBody, noBody, rawBody, xml } from './call-content.ts';

describe('a body of bytes', () => {
  const { schema } = rawBody(1_000, ['x-signature', 'x-event']);
  const bytes = Buffer.from('{"a":1}');

  it('comes with the headers that the call names, and no others', () => {
    const headers = {
      'x-signature': 'abc',
      'x-event': 'paid',
      cookie: 'session=1',
      authorization: 'Bearer a',
    };
    expect(schema.parse({ bytes, headers })).toEqual({
      bytes,
      headers: { 'x-signature': 'abc', 'x-event': 'paid' },
    });
  });

  it('has an empty text for a header that is missing or was sent twice', () => {
    expect(schema.parse({ bytes, headers: { 'x-signature': ['a', 'b'] } }).headers).toEqual({
      'x-signature': '',
      'x-event': '',
    });
  });

  it('is not taken from a header of the prototype', () => {
    const { headers } = rawBody(1, ['constructor', 'toString']).schema.parse({ bytes, headers: {} });
    expect(Object.values(headers)).toEqual(['', '']);
  });

  it.each([['text'], [new Uint8Array(2)], [null], [undefined]])('is not %j', (given) => {
    expect(schema.safeParse({ bytes: given, headers: {} }).success).toBe(false);
  });
});

describe('a body', () => {
  it('that a call does not have, or ignores, is nothing whatever comes', () => {
    for (const { schema } of [noBody, ignoredBody(100)])
      for (const given of ['{"a":1}', { a: 1 }, null, undefined]) expect(schema.parse(given)).toBeNull();
  });

  it('of a form has fields, not an object that looks like them', () => {
    const { schema } = formBody(100, z.object({ a: z.string() }).catchall(z.array(z.string())));
    expect(schema.parse(new URLSearchParams('a=1&b=2&b=3'))).toEqual({ a: '1', b: ['2', '3'] });
    expect(schema.safeParse({ a: '1' }).success).toBe(false);
    expect(schema.safeParse('a=1').success).toBe(false);
  });

  it('has a limit in bytes, which no kind of body loses', () => {
    const kinds = [jsonBody(z.string(), 7), formBody(7, z.object({})), rawBody(7, []), ignoredBody(7)];
    expect(kinds.map(({ limit }) => limit)).toEqual([7, 7, 7, 7]);
    expect(noBody.limit).toBe(0);
  });
});

describe('an answer', () => {
  it('in JSON has a content type with its encoding, and no field that is undefined', () => {
    const answer = json(z.object({ a: z.number(), b: z.string().optional() }), 'Proba.');
    expect(answer.write({ a: 1, b: undefined })).toEqual({
      contentType: 'application/json; charset=utf-8',
      body: '{"a":1}',
    });
  });

  it('in XML is the text as it is; a file chooses its own type; an empty one has none', () => {
    expect(xml.write('<a>&amp;</a>')).toMatchObject({ body: '<a>&amp;</a>' });
    const picture = { contentType: 'image/png', body: new Uint8Array([1]), headers: { 'x-a': 'b' } };
    expect(file.write(picture)).toBe(picture);
    expect(empty.write(null)).toEqual({ contentType: '', body: '' });
  });
});
