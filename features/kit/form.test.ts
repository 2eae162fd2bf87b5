import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineForm, textsIn } from './form.ts';

const tidy = z.string().transform((text) => text.trim());
const form = defineForm(
  z.object({
    email: tidy.pipe(z.email('form').max(254, 'length')),
    name: z.string().trim().min(2).max(80).default('–'),
    password: z.string().min(1).max(128).meta({ format: 'password' }),
    weight: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(100)),
    day: z.iso.date(),
    link: z.url({ protocol: /^https$/ }).optional(),
    lists: z.array(z.enum(['a', 'b'])).min(1),
  }),
  {
    email: 'cim',
    name: 'nev',
    password: 'jelszo',
    weight: 'suly',
    day: 'nap',
    link: 'hova',
    lists: 'lista',
  },
);
const sent = 'cim=+a@b.hu+&nev=%C3%89va&jelszo=titok&suly=7&nap=2026-11-29&lista=a&lista=b&masik=1';

describe('a form', () => {
  it('is parsed by its schema, from the names that its fields have in HTML', () => {
    expect(form.read(new URLSearchParams(sent))).toEqual({
      kind: 'valid',
      value: {
        email: 'a@b.hu',
        name: 'Éva',
        password: 'titok',
        weight: 7,
        day: '2026-11-29',
        lists: ['a', 'b'],
      },
    });
  });

  it('tells a field that was not sent from an empty one', () => {
    const optional = defineForm(z.object({ a: z.string().optional() }), { a: 'a' });
    expect(optional.read(new URLSearchParams())).toEqual({ kind: 'valid', value: {} });
    expect(optional.read(new URLSearchParams('a='))).toEqual({ kind: 'valid', value: { a: '' } });
  });

  it('names all faults at once, each by a sentence, and gives back what was typed [S12]', () => {
    const fields = new URLSearchParams(sent);
    fields.set('cim', ' nem cím ');
    fields.set('suly', '0');
    fields.delete('lista');
    const words = {
      form: 'Ez nem cím.',
      length: 'Ez hosszú.',
      lists: 'Válasszon.',
      weight: 'Egy szám kell.',
    };
    expect(form.read(fields, words)).toEqual({
      kind: 'faulty',
      typed: expect.objectContaining({ email: 'nem cím', name: 'Éva', weight: '0', lists: '', link: '' }),
      faults: { email: 'Ez nem cím.', weight: 'Egy szám kell.', lists: 'Válasszon.' },
    });
  });

  it('says no sentence for a fault that has none, and is refused all the same', () => {
    const read = form.read(new URLSearchParams(sent.replace('suly=7', 'suly=x')));
    expect(read).toMatchObject({ kind: 'faulty', faults: {} });
  });

  it('gives its fields the rules of the schema, those after tidying, too', () => {
    expect(form.field('email')).toEqual({ name: 'cim', type: 'email', required: true, maxLength: 254 });
    expect(form.field('name')).toEqual({ name: 'nev', required: true, minLength: 2, maxLength: 80 });
    expect(form.field('password')).toEqual({
      name: 'jelszo',
      type: 'password',
      required: true,
      maxLength: 128,
    });
    expect(form.field('weight')).toEqual({ name: 'suly', required: true, min: 1, max: 100 });
    expect(form.field('day')).toEqual({ name: 'nap', type: 'date', required: true });
    expect(form.field('link')).toEqual({ name: 'hova', type: 'url', required: true });
    expect(form.field('lists')).toEqual({ name: 'lista' });
  });
});

describe('the texts of a form', () => {
  it('have no spaces around them; one that was not sent is empty', () => {
    expect(textsIn({ a: 'x', b: 'y' }, new URLSearchParams('x=+1%0A&z=3'))).toEqual({ a: '1', b: '' });
  });
});
