import { describe, expect, it } from 'vitest';
import { draftToDocument } from '#features/content/public.server.ts';
import { checklist, noFacts } from '../checklist.ts';
import { usualChecklist } from './checklist-setting.ts';

const whole = {
  title: 'Elkelt a híd',
  subtitle: '',
  lead: 'Végre.',
  body: [{ kind: 'paragraph', html: 'Elkelt.', key: 'b1' }],
} as const;
const fields = { mainSuperTagId: 1, authorIds: [1] };

type Texts = Omit<Parameters<typeof draftToDocument>[0], 'fields'>;

function found(
  given: Partial<Texts> & { fields?: Record<string, unknown> } = {},
  { facts = noFacts, setting = usualChecklist } = {},
): string[] {
  const document = draftToDocument({ ...whole, body: [...whole.body], fields, ...given });
  return checklist(document, facts, setting).map(({ check, isStop }) => `${check}${isStop ? '!' : ''}`);
}

describe('the checklist before a publication', () => {
  it('finds nothing in a story that is whole', () => expect(found()).toEqual([]));

  it('stops a story without title, section and author, and with text that was kept aside', () => {
    expect(found({ title: '', fields: {} }, { facts: { ...noFacts, keptTexts: 1 } })).toEqual([
      'title!',
      'section!',
      'author!',
      'kept-text!',
    ]);
  });

  it('stops a sponsored story without its label, which needs no author with it', () => {
    expect(found({ fields: { ...fields, ctUrl: 'https://kert.example/' } })).toEqual(['sponsored!']);
    expect(found({ fields: { mainSuperTagId: 1, ctUrl: 'https://kert.example/', flags: ['pr'] } })).toEqual(
      [],
    );
  });

  it('warns of a missing lead, and of one that cards would cut', () => {
    expect(found({ lead: '' })).toEqual(['lead']);
    expect(found({ lead: 'a'.repeat(201) })).toEqual(['lead-length']);
  });

  it('warns of links to stories of ours that are not public, with the place', () => {
    const body = [{ kind: 'paragraph', html: 'Lásd <a href="story:regi">itt</a>.', key: 'b7' } as const];
    const document = draftToDocument({ ...whole, body, fields });
    expect(checklist(document, { ...noFacts, deadSlugs: ['regi'] }, usualChecklist)).toEqual([
      { check: 'dead-link', isStop: false, place: { kind: 'block', block: 'b7' } },
    ]);
    expect(checklist(document, noFacts, usualChecklist)).toEqual([]);
  });

  it('stops pictures whose rights have ended or that the site may not show, with their places', () => {
    const picture = {
      kind: 'image',
      imageId: 7,
      alt: 'Híd',
      caption: '',
      width: 'normal',
      key: 'b2',
    } as const;
    const document = draftToDocument({ ...whole, body: [picture], fields: { ...fields, coverImageId: 8 } });
    const pictures = [
      { imageId: 7, fault: 'picture-rights' },
      { imageId: 8, fault: 'picture-site' },
      { imageId: 8, fault: 'picture-texts' },
    ] as const;
    expect(checklist(document, { ...noFacts, pictures }, usualChecklist)).toEqual([
      { check: 'picture-site', isStop: true, place: { kind: 'field', field: 'coverImageId' } },
      { check: 'picture-texts', isStop: true, place: { kind: 'field', field: 'coverImageId' } },
      { check: 'picture-rights', isStop: true, place: { kind: 'block', block: 'b2' } },
    ]);
  });

  it('warns of sensitive topics without the box of help', () => {
    const setting = { ...usualChecklist, sensitive: { spiritualHelp: ['öngyilk'] } };
    const given = { title: 'Öngyilkosságok egy faluban' };
    expect(found(given, { setting })).toEqual(['help-box']);
    expect(found({ ...given, fields: { ...fields, spiritualHelp: true } }, { setting })).toEqual([]);
  });

  it('warns of notes that are not settled', () => {
    expect(found({}, { facts: { ...noFacts, openThreads: 2 } })).toEqual(['open-notes']);
  });

  it('does what the edition says: a warning can stop, and a stop can be left out', () => {
    const setting = { ...usualChecklist, checks: { lead: 'stop', author: 'off' } } as const;
    expect(found({ lead: '', fields: { mainSuperTagId: 1 } }, { setting })).toEqual(['lead!']);
  });
});
