/** The form of a campaign, as an operator gets it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { emptyValues } from '../pages/campaign-form.ts';
import type { CampaignFormData } from '../pages/campaigns-data.server.ts';
import { CampaignForm } from './CampaignForm.tsx';

const usual: CampaignFormData = {
  values: emptyValues('2026-11-21'),
  errors: {},
  version: null,
  isOutdated: false,
  needsPassword: false,
  email: 'hirdetes@lap.example',
};
const slots = [{ label: 'Lapzárta', options: [{ value: 'telex/front-1', label: 'Címlap, 1. hely' }] }];
const createForm = (change: Partial<CampaignFormData> = {}): string =>
  renderToStaticMarkup(<CampaignForm form={{ ...usual, ...change }} slots={slots} />);
const changeForm = (sizes: { desktop: string; mobile: string }): string =>
  renderToStaticMarkup(<CampaignForm form={usual} sizes={sizes} />);

describe('the form of a new campaign', () => {
  it('takes files, a slot, and one button that adds it', () => {
    const html = createForm();
    expect(html).toMatch(/<form[^>]*encType="multipart\/form-data"/);
    expect(html).toMatch(/<select[^>]*name="hely"/);
    expect(html).toContain('<option value="telex/front-1">Címlap, 1. hely</option>');
    expect(html).toMatch(/value="felvesz" name="muvelet"|name="muvelet" value="felvesz"/);
    expect(html).not.toContain('value="modosit"');
  });

  it('needs everything but the label above the picture', () => {
    const required = [...createForm().matchAll(/<input[^>]*>/g)]
      .map(([input]) => input)
      .filter((input) => !/type="(file|hidden)"/.test(input))
      .map((input) => [/ name="([^"]*)"/.exec(input)?.[1], input.includes('required=""')]);
    expect(required).toEqual([
      ['nev', true],
      ['elso-nap', true],
      ['utolso-nap', true],
      ['hivatkozas', true],
      ['leiras', true],
      ['felirat', false],
      ['suly', true],
      ['naponta', true],
    ]);
  });

  it('says what is wrong beside each field, and keeps what was typed, escaped', () => {
    const values = { ...usual.values, name: '"><script>alert(1)</script>', link: 'kert' };
    const html = createForm({
      values,
      errors: { link: 'Rossz cím.', slot: 'Rossz hely.', desktop: 'Rossz kép.' },
    });
    expect(html).not.toContain('<script');
    expect(html).toContain('value="kert"');
    expect(html).toMatch(/id="hivatkozas-error"[^>]*>Rossz cím\./);
    expect(html).toMatch(/id="hely-error"[^>]*>Rossz hely\./);
    expect(html).toMatch(/id="asztali-kep-error"[^>]*>Rossz kép\./);
    expect(html).toContain('role="alert"');
    expect(createForm()).not.toContain('role="alert"');
  });

  it('asks for the password only from somebody who signed in long ago, and never shows one', () => {
    expect(createForm()).not.toContain('type="password"');
    const html = createForm({ needsPassword: true, errors: { password: 'Nem jó.' } });
    expect(html).toMatch(/<input[^>]*type="password"[^>]*autoComplete="current-password"[^>]*value=""/);
    expect(html).toContain('value="hirdetes@lap.example"');
    expect(html).toMatch(/id="jelszo-error"[^>]*>Nem jó\./);
  });
});

describe('the form of a stored campaign', () => {
  it('stays in its slot, and names the sizes of its pictures', () => {
    const html = changeForm({ desktop: '970×250', mobile: '300×250' });
    expect(html).not.toContain('<select');
    expect(html).toContain('PNG, JPEG, WebP vagy AVIF: 970×250.');
    expect(html).toContain('value="modosit"');
  });

  it('has no field for a picture that its slot does not show', () => {
    const html = changeForm({ desktop: '970×250', mobile: '' });
    expect(html).toContain('name="asztali-kep"');
    expect(html).not.toContain('name="mobil-kep"');
  });

  it('accepts no SVG, which may be a program', () => {
    expect(
      changeForm({ desktop: 'a', mobile: 'b' }).match(
        /accept="image\/png,image\/jpeg,image\/webp,image\/avif"/g,
      ),
    ).toHaveLength(2);
  });
});
