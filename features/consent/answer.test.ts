import { describe, expect, it } from 'vitest';
import { answers, bannerPlace, purposesOfAnswer } from './answer.ts';
import { type ConsentRecord, consentPurposes, nothingGranted } from './record.ts';

const known: ConsentRecord = {
  version: 1,
  policyVersion: '1',
  time: new Date(1000),
  source: 'embed',
  purposes: consentPurposes({ embeds: { 'film.example': true } }),
};
const form = (...fields: ['answer' | 'purpose' | 'embed' | 'place', string][]) => {
  const all = (name: string) => fields.flatMap(([one, value]) => (one === name ? [value] : []));
  const [answer = '', place = ''] = [...all('answer'), ...all('place')];
  return { answer, place, purpose: all('purpose'), embed: all('embed') };
};

describe('an answer to the question for consent', () => {
  it('grants every purpose, and keeps the embeds [S18]', () => {
    expect(purposesOfAnswer(form(['answer', answers.all]), known)).toEqual({
      necessary: true,
      statistics: true,
      ads: true,
      personalisedAds: true,
      socialMedia: true,
      embeds: { 'film.example': true },
    });
  });

  it.each([[answers.nothing], [''], ['anything']])(
    'refuses everything for %j, embeds too [S18]',
    (answer) => {
      expect(purposesOfAnswer(form(['answer', answer], ['purpose', 'ads']), known)).toEqual(nothingGranted);
    },
  );

  it('grants what is ticked, and no unknown purpose', () => {
    const ticked = form(['answer', answers.chosen], ['purpose', 'statistics'], ['purpose', 'everything']);
    expect(purposesOfAnswer(ticked, known)).toEqual(
      consentPurposes({ statistics: true, embeds: { 'film.example': false } }),
    );
  });

  it('of the banner leaves the embeds as they are; on the page they are ticked', () => {
    const inBanner = form(['answer', answers.chosen], ['place', bannerPlace]);
    expect(purposesOfAnswer(inBanner, known).embeds).toEqual({ 'film.example': true });
    const onPage = form(['answer', answers.chosen], ['embed', 'film.example'], ['embed', 'other.example']);
    expect(purposesOfAnswer(onPage, known).embeds).toEqual({ 'film.example': true });
  });
});
