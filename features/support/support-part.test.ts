import { describe, expect, it } from 'vitest';
import type { Edition } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { offerAt, supportPart } from './support-part.ts';

const choices = { amounts: [1500, 2500], usual: 2500, least: 500, most: 5000 };
const offer = {
  title: 'Cím',
  lead: 'Bevezető',
  currencies: [{ currency: 'HUF', gateways: ['simplepay'], monthly: choices }],
};

async function editionWith(page: object): Promise<Edition> {
  const edition = await loadTestEdition();
  return { ...edition, parts: [supportPart.schema.parse(page)] };
}

describe('what a site asks for', () => {
  it('is the first entry of its schedule that applies', async () => {
    const edition = await editionWith({
      sites: ['telex'],
      schedule: [
        {
          ...offer,
          title: 'December',
          from: '2026-12-01T00:00:00+01:00',
          until: '2027-01-01T00:00:00+01:00',
        },
        { ...offer, title: 'Máskor', until: '2027-06-01T00:00:00+02:00' },
      ],
    });
    const at = (time: string, site = 'telex') => offerAt(edition, site, new Date(time))?.title;
    expect(at('2026-11-30T23:59:59+01:00')).toBe('Máskor');
    expect(at('2026-12-01T00:00:00+01:00')).toBe('December');
    expect(at('2027-01-01T00:00:00+01:00')).toBe('Máskor');
    expect(at('2027-06-01T00:00:00+02:00')).toBeUndefined();
    expect(at('2026-12-05T00:00:00+01:00', 'g7')).toBeUndefined();
  });

  it('is refused with another number of purposes than of amounts', async () => {
    const paid = (monthly: string[]) =>
      editionWith({ sites: ['after'], schedule: [{ ...offer, pays: { monthly } }] }).then(supportPart.faults);
    expect(await paid(['Egy óra', 'Egy nap'])).not.toContainEqual(expect.stringContaining('pays'));
    expect(await paid(['Egy óra'])).toContain(
      "support: in 'Cím' the texts of 'pays' are not as many as the amounts.",
    );
  });

  it('is refused with amounts out of bounds and with unknown sites', async () => {
    const wrong = { ...choices, amounts: [100], usual: 2500 };
    const edition = await editionWith({
      sites: ['nincs'],
      schedule: [{ ...offer, currencies: [{ currency: 'HUF', gateways: ['simplepay'], once: wrong }] }],
    });
    expect(supportPart.faults(edition)).toEqual([
      "support: no site has the slug 'nincs'.",
      "support: in 'Cím' an amount in HUF is out of bounds or the usual one is none of them.",
    ]);
  });
});
