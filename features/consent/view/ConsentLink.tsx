import { inLanguage } from '#features/sites/public.ts';
import { cookiesPath } from '../answer.ts';
import { consentWords } from '../consent-words.ts';

/** Changes or withdraws consent: opens the banner where there is one, and the page of cookies without script. */
export function ConsentLink({ language }: { language: 'hu' | 'en' }) {
  return (
    <a href={inLanguage(cookiesPath, language)} data-consent-open="">
      {consentWords[language].link}
    </a>
  );
}
