/** The person's choice of the application's language [NRA-03]; without one, Hungarian. */
import { useEffect, useState } from 'react';
import { browserStorage, readText, writeText } from '#platform/browser/text-storage.ts';
import type { WordLanguage } from '#platform/text/words.ts';

const key = 'newsroom-language';

export function useLanguage(): [WordLanguage, (language: WordLanguage) => void] {
  const [language, setLanguage] = useState<WordLanguage>(() =>
    readText(browserStorage, key) === 'en' ? 'en' : 'hu',
  );
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return [
    language,
    (chosen) => {
      writeText(browserStorage, key, chosen);
      setLanguage(chosen);
    },
  ];
}
