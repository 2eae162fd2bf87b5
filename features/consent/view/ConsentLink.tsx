import { consentWords } from '../consent-words.ts';
import { addressIn } from './ConsentBanner.tsx';

/** Changes or withdraws consent: opens the banner where there is one, and the page of cookies without script. */
export function ConsentLink({ language }: { language: 'hu' | 'en' }) {
  return (
    <a href={addressIn(language)} data-consent-open="">
      {consentWords[language].link}
    </a>
  );
}
