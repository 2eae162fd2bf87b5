import { defineWords } from '#platform/text/words.ts';

/** Texts of a new edition's files; what stands in square brackets is filled in by its publisher. */
export const newEditionWords = defineWords('new-edition', {
  hu: {
    menu: { newest: 'Legfrissebb', more: 'További cikkek' },
    footer: { archive: 'Archívum', imprint: 'Impresszum', privacy: 'Adatkezelés' },
    sections: 'Belföld, Gazdaság, Kultúra, Sport',
    imprint: {
      title: 'Impresszum',
      html: (name: string) =>
        `<p>[Töltse ki: documents/impresszum.yaml]</p>\n<h2>Kiadó</h2>\n<p>${name}<br>[székhely]<br>[cégjegyzékszám, adószám]<br>[a kiadásért felelős személy]</p>\n<h2>Szerkesztőség</h2>\n<p>[főszerkesztő]<br>[cím, e-mail-cím, telefonszám]</p>\n<h2>Tárhelyszolgáltató</h2>\n<p>[név, székhely, e-mail-cím]</p>\n`,
    },
    privacy: {
      title: 'Adatkezelési tájékoztató',
      html: (name: string) =>
        `<p>[Töltse ki: documents/adatkezeles.yaml; nézesse át jogásszal.]</p>\n<h2>Ki kezeli az adatokat?</h2>\n<p>${name}, [székhely, e-mail-cím]</p>\n<h2>Milyen adatot, miért és meddig?</h2>\n<p>[fiók, hírlevél, támogatás: cél, jogalap, megőrzés]</p>\n<h2>Az ön jogai</h2>\n<p>Tájékoztatást és másolatot kérhet a kezelt adatairól, kérheti a helyesbítésüket, törlésüket vagy a kezelésük korlátozását, és panasszal élhet a Nemzeti Adatvédelmi és Információszabadság Hatóságnál.</p>\n`,
    },
    comments: {
      settings:
        '# A lap közös beállításai. Támogatás, napi adatok, értesítések és hasonlók: a bemutató edition.yaml fájlja mindegyiket leírja.',
      redirects: '# Régi címek átirányításai: - { from: /regi, to: /uj, sites: [...] }',
      staff:
        '# Az impresszum munkatársai: - { site: {site}, title: Szerkesztőség, people: [{ name: …, role: …, email: … }] }',
    },
    readme: (name: string, domain: string) =>
      `# ${name}\n\n1. Töltse ki a \`documents\` mappa két szövegét; minden indítás átveszi, ami változott.\n2. Írja át a \`sites\` mappában a lap leírását, és cserélje le a \`marks\` és az \`art\` rajzait.\n3. Állítsa be: \`LAPZARTA_EDITION\` erre a mappára, \`LAPZARTA_SMTP\` a levelezőkiszolgálóra mutat.\n4. Indítsa el, és vegye fel az első munkatársat: \`lapzarta user add\`. A lap címe: https://${domain}/\n5. A címlap magától megtelik a legújabb cikkekkel; a rendje a \`landings\` mappában van.\n`,
  },
  en: {
    menu: { newest: 'Latest', more: 'More stories' },
    footer: { archive: 'Archive', imprint: 'Imprint', privacy: 'Privacy' },
    sections: 'News, Business, Culture, Sport',
    imprint: {
      title: 'Imprint',
      html: (name: string) =>
        `<p>[To be filled in: documents/impresszum.yaml]</p>\n<h2>Publisher</h2>\n<p>${name}<br>[registered address]<br>[registration number, tax number]<br>[person responsible]</p>\n<h2>Newsroom</h2>\n<p>[editor in chief]<br>[address, e-mail, telephone]</p>\n<h2>Hosting</h2>\n<p>[name, address, e-mail]</p>\n`,
    },
    privacy: {
      title: 'Privacy notice',
      html: (name: string) =>
        `<p>[To be filled in: documents/adatkezeles.yaml; have a lawyer read it.]</p>\n<h2>Who is the controller?</h2>\n<p>${name}, [address, e-mail]</p>\n<h2>Which data, why and how long?</h2>\n<p>[account, newsletter, support: purpose, legal basis, storage]</p>\n<h2>Your rights</h2>\n<p>You can ask for information and a copy, for correction, erasure or restriction, and complain to the supervisory authority.</p>\n`,
    },
    comments: {
      settings:
        '# Settings of the publication. Support, figures, notifications and others: the demonstration’s edition.yaml describes each.',
      redirects: '# Redirects of former addresses: - { from: /old, to: /new, sites: [...] }',
      staff:
        '# The staff in the imprint: - { site: {site}, title: Newsroom, people: [{ name: …, role: …, email: … }] }',
    },
    readme: (name: string, domain: string) =>
      `# ${name}\n\n1. Fill in the two texts in \`documents\`; every start takes over what has changed.\n2. Write the description in \`sites\`, and replace the drawings in \`marks\` and \`art\`.\n3. Set \`LAPZARTA_EDITION\` to this folder and \`LAPZARTA_SMTP\` to the mail server.\n4. Start, and add the first member of the newsroom: \`lapzarta user add\`. The address is https://${domain}/\n5. The front page fills itself with the newest stories; its order is in \`landings\`.\n`,
  },
});
