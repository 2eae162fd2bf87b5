import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadLimits, titleLimits, truncate } from './truncate.ts';

describe('truncation', () => {
  it('does not change a text that fits [FRONT-16]', () => {
    const exact = 'a'.repeat(titleLimits.block);
    expect(truncate(exact, titleLimits.block)).toBe(exact);
    expect(truncate('  Hajnalban átadták a villamosvonalat ', titleLimits.block)).toBe(
      'Hajnalban átadták a villamosvonalat',
    );
  });

  it('cuts between words and ends with three dots [FRONT-16] [LIST-09]', () => {
    expect(truncate('Hajnalban csendben átadták', 20)).toBe('Hajnalban csendben...');
    expect(truncate('Hajnalban csendben átadták', 18)).toBe('Hajnalban csendben...');
    expect(truncate('Hajnalban csendben átadták', 17)).toBe('Hajnalban...');
  });

  it('leaves no comma, dash or opening quotation mark before the dots [FRONT-16]', () => {
    expect(truncate('Átadták – mondta a miniszter', 9)).toBe('Átadták...');
    expect(truncate('Azt mondta: „Nem tudom a választ”', 13)).toBe('Azt mondta...');
  });

  it('leaves no comma or full stop before the dots, not even inside a closing quotation mark or bracket [FRONT-16] [LIST-09]', () => {
    expect(truncate('Leállt a vasút, négy óra maradt', 15)).toBe('Leállt a vasút...');
    expect(truncate('Leállt a vasút. Négy óra maradt', 15)).toBe('Leállt a vasút...');
    expect(truncate('„Nem megyek el.” Ezt mondta', 17)).toBe('„Nem megyek el...');
    expect(truncate('Elment (azt mondta.) Később visszajött', 21)).toBe('Elment (azt mondta...');
    expect(truncate('A „Vízmérce” című regény', 12)).toBe('A „Vízmérce”...');
    expect(truncate('Ki mondta? Senki sem tudja', 10)).toBe('Ki mondta?...');
  });

  it('never cuts inside a number with non-breaking spaces [S26]', () => {
    expect(truncate('Összesen 1\u00a0234\u00a0567\u00a0Ft kellett', 14)).toBe('Összesen...');
  });

  it('leaves no lone article before the dots', () => {
    expect(truncate('Nem tudta, hogy ez az utolsó. A negyvenhét lakos', 34)).toBe(
      'Nem tudta, hogy ez az utolsó...',
    );
    expect(truncate('They kept the village ferry', 14)).toBe('They kept...');
  });

  it('counts code points, so an emoji is one character [S26]', () => {
    expect(truncate('🚋🚋 jön egy villamos', 10)).toBe('🚋🚋 jön egy...');
    expect(truncate('🚋'.repeat(5), 5)).toBe('🚋'.repeat(5));
  });

  it('keeps a first word whole that is longer than the limit [S26]', () => {
    expect(truncate('megszentségteleníthetetlenségeskedéseitekért', 10)).toBe(
      'megszentségteleníthetetlenségeskedéseitekért',
    );
    expect(truncate('megszentségteleníthetetlen dolog', 10)).toBe('megszentségteleníthetetlen...');
  });

  it('always returns whole words from the start of the text, within the limit [LIST-09]', () => {
    const word = fc.stringMatching(/^[a-zöüóőúéáűí]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), (words) => {
        const text = words.join(' ');
        const cut = truncate(text, leadLimits.short);
        if (cut === text) return text.length <= leadLimits.short;
        const kept = cut.slice(0, -3);
        return cut.endsWith('...') && kept.length <= leadLimits.short && text.startsWith(`${kept} `);
      }),
    );
  });
});
