import type { Language } from '#features/sites/public.ts';
import styles from './SupportPage.module.css';
import type { SupportPageData } from './support.page.ts';
import { supportPageWords } from './support-page-words.ts';

interface PaymentTermsProps {
  data: Pick<SupportPageData, 'offer' | 'documents' | 'publisher' | 'domain' | 'simplePayLogo'>;
  language: Language;
}

/** The terms that a payer accepts, beside the button, and the notice that SimplePay's contract requires. */
export function PaymentTerms({ data, language }: PaymentTermsProps) {
  const { offer, documents, publisher, domain, simplePayLogo } = data;
  const said = supportPageWords[language];
  const { terms, privacy } = documents;
  return (
    <>
      {(terms || privacy) !== '' && (
        <p className="note">
          {said.before.text}
          {terms !== '' && <a href={terms}>{said.before.terms}</a>}
          {terms !== '' && privacy !== '' && said.before.and}
          {privacy !== '' && <a href={privacy}>{said.before.privacy}</a>}.
        </p>
      )}
      {offer.gateways.includes('simplepay') && (
        <p className="note">
          {said.simplepay.before}
          <span lang="hu">{publisher}</span>
          {said.simplepay.after(domain)}
          <a href={simplePay.privacy}>{said.simplepay.privacy}</a>.{' '}
          <a href={simplePay.service}>
            {simplePayLogo === '' ? (
              said.simplepay.service
            ) : (
              <img className={styles.logo} src={simplePayLogo} alt={said.simplepay.service} height="30" />
            )}
          </a>
        </p>
      )}
    </>
  );
}

const simplePay = {
  privacy: 'https://simplepay.hu/adatkezelesi-tajekoztatok/',
  service: 'https://simplepay.hu/vasarloknak/',
};
