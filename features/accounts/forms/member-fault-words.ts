import { defineWords } from '#platform/text/words.ts';

/** Why something is not done with a member. */
export const memberFaultWords = defineWords('member-fault', {
  hu: {
    'address-taken': 'Ezzel a címmel már van tagja a szerkesztőségnek.',
    'own-account': 'A saját hozzáférését és rendszergazdai szerepkörét más adminisztrátor veheti el.',
    'not-invited': 'Aki már belépett vagy le van tiltva, annak nem lehet meghívót küldeni.',
    'unknown-site': 'Nincs ilyen oldal.',
    'wrong-password': 'Ez a jelszó nem jó.',
  },
  en: {
    'address-taken': 'The newsroom has a member with this address already.',
    'own-account': 'Only another administrator can take your own access or this role away.',
    'not-invited': 'Who has signed in, or is disabled, cannot be invited.',
    'unknown-site': 'There is no such site.',
    'wrong-password': 'This password is wrong.',
  },
});

export type MemberFault = keyof (typeof memberFaultWords)['hu'];
