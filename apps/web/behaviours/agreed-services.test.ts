import { describe, expect, it } from 'vitest';
import { agreedServices, decide } from './agreed-services.ts';

function memoryWith(written: string | null) {
  let value = written;
  return {
    getItem: () => value,
    setItem: (_name: string, next: string) => {
      value = next;
    },
  };
}

const nothingKept = {
  getItem: () => {
    throw new Error('forbidden');
  },
  setItem: () => {
    throw new Error('forbidden');
  },
};

describe('services that a reader agreed to [S19]', () => {
  it('are kept until they are taken back', () => {
    const memory = memoryWith(null);
    expect(decide(memory, 'film.example', true)).toEqual(['film.example']);
    decide(memory, 'terkep.example', true);
    decide(memory, 'film.example', true);
    expect(agreedServices(memory)).toEqual(['terkep.example', 'film.example']);
    decide(memory, 'film.example', false);
    expect(agreedServices(memory)).toEqual(['terkep.example']);
  });

  it.each(['{', '"film.example"', '[1,null]'])('are none where %s is written', (written) => {
    expect(agreedServices(memoryWith(written))).toEqual([]);
  });

  it('hold for the page where nothing is kept', () => {
    expect(agreedServices(nothingKept)).toEqual([]);
    expect(decide(nothingKept, 'film.example', true)).toEqual(['film.example']);
  });
});
