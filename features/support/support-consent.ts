import type { Rhythm } from './terms/order.ts';

/** The texts that a reader agrees to when a gateway stores the card; a new wording gets a new version. */
export const storedCardConsents: Readonly<Record<Rhythm, { version: string; hu: string; en: string }>> = {
  monthly: {
    version: 'tarolt-kartya-1',
    hu: 'Hozzájárulok, hogy a fizetési szolgáltató tárolja a kártyámat, és a kiadó havonta ugyanezt az összeget terhelje rá, amíg le nem mondom.',
    en: 'I agree that the payment service stores my card and that the publisher charges it with this amount every month until I cancel.',
  },
  yearly: {
    version: 'tarolt-kartya-eves-1',
    hu: 'Hozzájárulok, hogy a fizetési szolgáltató tárolja a kártyámat, és a kiadó évente ugyanezt az összeget terhelje rá, amíg le nem mondom.',
    en: 'I agree that the payment service stores my card and that the publisher charges it with this amount every year until I cancel.',
  },
};
