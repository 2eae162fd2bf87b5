import { defineWordsIn } from '#platform/text/words.ts';

/** Interface texts of the page of saved stories and of the page without a network, which are in Hungarian. */
export const savedWords = defineWordsIn('hu', 'saved', {
  title: 'Mentett cikkek',
  description: 'Amit ezen az eszközön későbbre eltett, és amit legutóbb olvasott.',
  intro: 'Ami itt áll, csak ezen az eszközön van meg, hacsak a fiókjában másként nem döntött.',
  script: 'A lista a böngészőben készül, ehhez JavaScript kell.',
  saved: 'Későbbre eltéve',
  read: 'Legutóbb olvasott',
  noneSaved:
    'Még nincs mentett cikke. A cikkek címe alatt a Mentés gombbal teheti el, amit később szeretne elolvasni.',
  noneRead: 'Itt jelenik meg, amit legutóbb olvasott.',
  clear: 'Összes törlése',
  remember: 'Jegyezze meg ezen az eszközön, mit olvastam',
  undo: 'Visszavonás',
  here: 'Hálózat nélkül is olvasható',
  offline: {
    title: 'Nincs kapcsolat',
    text: 'Ezt az oldalt most nem értük el, ezért friss hírt sem tudunk mutatni. Amit ezen az eszközön eltett vagy nemrég olvasott, az hálózat nélkül is itt van.',
    retry: 'Próbáljuk újra',
    saved: 'Mentett cikkek',
    noneSaved: 'Mentett cikk most nincs az eszközön.',
    noneRead: 'Olvasott cikk most nincs az eszközön.',
  },
});
