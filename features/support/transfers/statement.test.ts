import { describe, expect, it } from 'vitest';
import { newReference, referencesIn } from '../server/references.server.ts';
import { readStatement } from './statement.server.ts';

describe('a reference', () => {
  it('is found in what people type into a transfer, and wrong ones are left out', () => {
    for (let round = 0; round < 200; round += 1) {
      const ref = newReference();
      expect(ref).toMatch(/^LZ[2-9A-HJ-KMNP-Z]{10}$/);
      const typed = `tamogatas ${ref.slice(0, 4).toLowerCase()}-${ref.slice(4)} koszonom`;
      expect(referencesIn(typed)).toEqual([ref]);
      const wrong = `${ref.slice(0, 5)}${ref[5] === 'A' ? 'B' : 'A'}${ref.slice(6)}`;
      expect(referencesIn(wrong)).toEqual([]);
    }
  });
});

describe('a bank’s statement', () => {
  it.each([
    ['semicolons', 'Dátum;Összeg;Deviza;Közlemény;Azonosító\n2026.11.23;5 000,00;HUF;LZ ABC;T1'],
    ['commas and quotes', 'date,amount,currency,remark,id\n2026.11.23,"5,000.00",HUF,"LZ ABC",T1'],
    [
      'tabs and a mark of its encoding',
      '\ufeffDátum\tÖsszeg\tDeviza\tKözlemény\tAzonosító\n2026.11.23\t5000\tHUF\tLZ ABC\tT1',
    ],
  ])('is read with %s', (_what, text) => {
    expect(readStatement(text)).toMatchObject({
      kind: 'rows',
      rows: [
        {
          id: expect.stringMatching(/^[0-9a-f]{64}$/),
          day: '2026.11.23',
          money: { amount: 500_000, currency: 'HUF' },
          remark: 'LZ ABC',
        },
      ],
      skipped: 0,
    });
  });

  it('leaves out what was sent, other currencies and what is no amount', () => {
    const rows = ['-5000;HUF;LZ', '5000;JPY;LZ', 'sok;HUF;LZ', '0;HUF;LZ'].join('\n');
    expect(readStatement(`Összeg;Deviza;Közlemény\n${rows}`)).toEqual({ kind: 'rows', rows: [], skipped: 4 });
  });

  it.each([
    ['Tranzakció dátuma;Tranzakció azonosító', '2026.11.23;T1', '2026.11.23;T2'],
    ['Tranzakció dátuma;Partner azonosító', '2026.11.23;P1', '2026.11.23;P1'],
    ['Tranzakció dátuma;Tranzakció típusa', '2026.11.23;jóváírás', '2026.11.23;jóváírás'],
  ])('with the columns %s keeps two transfers of a day apart', (columns, one, other) => {
    const rows = [one, other].map((row) => `5000;HUF;LZ;${row}`).join('\n');
    const text = `Összeg;Deviza;Közlemény;${columns}\n${rows}`;
    const idsOf = (reading: ReturnType<typeof readStatement>) =>
      reading.kind === 'rows' ? reading.rows.map(({ id }) => id) : [];
    expect(new Set(idsOf(readStatement(text))).size).toBe(2);
    // The control: the same statement read again has the same ids.
    expect(idsOf(readStatement(text))).toEqual(idsOf(readStatement(text)));
  });

  it('has ids that name neither the sender nor the remark', () => {
    const reading = readStatement('Összeg;Közlemény;Név\n5000;LZ ABC;Próba Éva');
    expect(reading).toMatchObject({ rows: [{ id: expect.stringMatching(/^[0-9a-f]{64}$/) }] });
  });

  it('tells equal rows without a number apart by their order', () => {
    const reading = readStatement('Összeg;Deviza;Közlemény\n5000;HUF;LZ\n5000;HUF;LZ');
    const ids = reading.kind === 'rows' ? reading.rows.map(({ id }) => id) : [];
    expect(new Set(ids).size).toBe(2);
  });

  it('keeps a reference after a line break inside quotes, and quotes inside a remark', () => {
    const text =
      '\ufeffDátum;Összeg;Közlemény\r\n2026.11.23;5000;"Köszönöm a munkát,\r\nLZ ABC"\r\n\r\n2026.11.24;3000;a "jó" LZ DEF\r\n';
    const reading = readStatement(text);
    expect(reading.kind === 'rows' && reading.rows.map(({ remark, source }) => [remark, source])).toEqual([
      ['Köszönöm a munkát,\r\nLZ ABC', '2026.11.23;5000;"Köszönöm a munkát,\r\nLZ ABC"'],
      ['a "jó" LZ DEF', '2026.11.24;3000;a "jó" LZ DEF'],
    ]);
  });

  it('with a quote that is never closed is refused instead of read by halves', () => {
    expect(readStatement('Összeg;Közlemény\n5000;"LZ ABC\n3000;LZ DEF')).toMatchObject({ kind: 'fault' });
  });

  it('without its titles is refused', () => {
    expect(readStatement('2026.11.23;5000;HUF')).toEqual({
      kind: 'fault',
      fault: 'the first line must name the columns for the amount and the remark',
    });
  });
});
