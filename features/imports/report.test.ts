import { describe, expect, it } from 'vitest';
import { countItem, emptySummary, itemLine, type ReportItem, summaryText } from './report.ts';

const item = (more: Partial<ReportItem> = {}): ReportItem => ({
  sourceKey: 'wxr:regi.example:12',
  title: 'Hajnalban',
  outcome: 'imported',
  why: '',
  slug: 'hajnalban',
  losses: {},
  lost: [],
  ...more,
});

describe('the report of an import', () => {
  it('has one line for each item, with the reason and what was lost', () => {
    expect(itemLine(item({ outcome: 'changed', losses: { comment: 3, script: 1 } }))).toBe(
      'changed    wxr:regi.example:12  Hajnalban  → hajnalban  (comment 3, script 1)',
    );
    expect(itemLine(item({ losses: { picture: 1 }, lost: ['picture: hid.jpg'] })).split('\n')).toEqual([
      'imported   wxr:regi.example:12  Hajnalban  → hajnalban  (picture 1)',
      '           lost: picture: hid.jpg',
    ]);
    expect(itemLine(item({ outcome: 'skipped', slug: '', why: 'no text' }))).toBe(
      'skipped    wxr:regi.example:12  Hajnalban  no text',
    );
  });

  it('counts outcomes, the reasons of skipped items only, and losses over all items', () => {
    const summary = emptySummary(['a.xml'], false);
    countItem(summary, item({ losses: { script: 1 } }));
    countItem(summary, item({ outcome: 'unchanged', why: 'same', losses: { script: 2, form: 1 } }));
    countItem(summary, item({ outcome: 'skipped', why: 'no text' }));
    countItem(summary, item({ outcome: 'skipped', why: 'no text' }));
    expect(summary.outcomes).toEqual({ imported: 1, changed: 0, unchanged: 1, skipped: 2 });
    expect(summary.reasons).toEqual({ 'no text': 2 });
    expect(summary.losses).toEqual({ script: 3, form: 1 });
  });

  it('lists the most frequent losses first', () => {
    const text = summaryText({ ...emptySummary([], false), losses: { ritka: 1, gyakori: 20, közepes: 3 } });
    expect(text.match(/ritka|gyakori|közepes/g)).toEqual(['gyakori', 'közepes', 'ritka']);
  });

  it('says that nothing was written in a dry run, and why it stopped', () => {
    const fine = summaryText(emptySummary([], false));
    expect(fine).not.toMatch(/Dry run|STOPPED|lost|skipped because/);
    const bad = summaryText({ ...emptySummary([], true), fault: 'a.xml, line 3' });
    expect(bad).toMatch(/^Dry run: nothing was written\.\n/);
    expect(bad).toContain('STOPPED: a.xml, line 3');
  });
});
