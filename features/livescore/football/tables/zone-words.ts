import { defineWordsIn } from '#platform/text/words.ts';

/** Consequences of places in a table; in English the provider's own descriptions are shown. */
export const zoneWords = defineWordsIn('hu', 'zone', {
  relegationPlayOff: 'Osztályozó a bennmaradásért',
  relegation: 'Kieső hely',
  championsLeagueQualification: 'Bajnokok Ligája, selejtező',
  championsLeague: 'Bajnokok Ligája',
  europaLeagueQualification: 'Európa-liga, selejtező',
  europaLeague: 'Európa-liga',
  conferenceLeagueQualification: 'Konferencialiga, selejtező',
  conferenceLeague: 'Konferencialiga',
  promotionPlayOff: 'Osztályozó',
  promotion: 'Továbbjutó vagy feljutó hely',
  bestThirds: 'A legjobb harmadikok közt dől el',
  playOff: 'Rájátszás',
});
