import { defineWordsIn } from '#platform/text/words.ts';

/** Interface texts of the error page, which is in Hungarian. */
export const errorWords = defineWordsIn('hu', 'error', {
  missing: {
    title: 'A keresett oldal nem található.',
    text: 'Valaki kivágta, repülőt hajtogatott belőle, és elengedte az ablakból. Lehet, hogy a címbe csúszott hiba, vagy a cikk elköltözött. A címlapon és a friss hírek között biztosan talál olvasnivalót.',
    picture: '404: újság, amelyből kivágták a cikket; a kivágott lap papírrepülőként elszáll',
  },
  gone: {
    title: 'Ezt a cikket eltávolítottuk.',
    text: 'A cikk végleg lekerült az oldalról, ezért ezen a címen már nincs mit olvasni. A címlapon és a friss hírek között biztosan talál olvasnivalót.',
  },
  tooLong: {
    title: 'Túl hosszú ez a cím.',
    text: 'Az a cím, amelyet a böngésző kért, hosszabb, mint amennyit a kiszolgáló elfogad, ezért nem tartozhat hozzá oldal. Valószínűleg egy hibásan összeállított hivatkozás vezetett ide. A címlapon, a keresőben és a friss hírek között biztosan talál olvasnivalót.',
    picture: '414: újság, amelyből kivágták a cikket; a kivágott lap papírrepülőként elszáll',
  },
  failed: {
    title: 'Belső kiszolgálóhiba.',
    text: 'Begyűrődött a papír a nyomdagépbe, a gépmester már feltűrt ingujjal dolgozik rajta. Kérjük, próbálja meg néhány perc múlva újra, addigra rendbe tesszük.',
    picture: '500: nyomdagép, amelybe begyűrődött a papír',
  },
  forbidden: {
    title: 'Ehhez nincs joga.',
    text: 'Ez az oldal olyan feladatköré, amelyet az ön szerkesztőségi fiókja nem kapott meg. A jogot a szerkesztőség rendszergazdája adhatja meg: kérje tőle, utána az oldal megnyílik.',
    picture: '403: nyomdagép, amelybe begyűrődött a papír',
  },
  home: 'Vissza a címlapra',
  latest: 'Friss hírek',
  id: 'Hibaazonosító:',
});
