import { defineWords } from '#platform/text/words.ts';
import type { DeclineReason } from '../terms/order.ts';

/** Why a charge failed, in a sentence about the card and not about the person. */
export const declineTexts: Readonly<Record<'hu' | 'en', Readonly<Record<DeclineReason, string>>>> =
  defineWords('decline', {
    hu: {
      'no-funds': 'A kártyán a terhelés pillanatában nem volt elég fedezet.',
      limit: 'A terhelés túllépte a kártya napi vagy havi keretét.',
      bank: 'A bank a terhelés pillanatában nem válaszolt.',
      unclear: 'A szolgáltató nem mondta meg, sikerült-e a terhelés.',
      'expired-card': 'A kártya lejárt.',
      'blocked-card': 'A kártyát letiltották, vagy nem aktív.',
      'wrong-data': 'A kártya adatai már nem érvényesek; lehet, hogy a bank új kártyát adott.',
      authentication: 'A bank a kártya birtokosának jóváhagyását kéri, ezért nélküle nem terhelhetjük meg.',
      'no-card': 'A tárolt kártyát már nem használhatjuk: a tárolás ideje lejárt, vagy a bank visszavonta.',
      cancelled: 'A fizetést megszakították.',
      other: 'A bank elutasította a terhelést, de nem mondta meg, miért.',
    },
    en: {
      'no-funds': 'There was not enough money on the card at that moment.',
      limit: 'The charge was above the card’s daily or monthly limit.',
      bank: 'The bank did not answer at that moment.',
      unclear: 'The payment service did not say whether the charge succeeded.',
      'expired-card': 'The card has expired.',
      'blocked-card': 'The card is blocked or not active.',
      'wrong-data': 'The card’s data are no longer valid; the bank may have issued a new card.',
      authentication: 'The bank wants the card holder to approve the charge, so we cannot make it alone.',
      'no-card': 'The stored card can no longer be used: its time is over, or the bank withdrew it.',
      cancelled: 'The payment was cancelled.',
      other: 'The bank refused the charge without saying why.',
    },
  });
