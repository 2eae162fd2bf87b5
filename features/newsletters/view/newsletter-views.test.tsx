/** Forms and mails of newsletters, as readers get them. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { MailFrame } from '#features/kit/public.ts';
import { textOfMail } from '#platform/mail/text-of-mail.ts';
import { ConfirmNewsletterMail } from '../mails/ConfirmNewsletterMail.tsx';
import { confirmNewsletterMail } from '../mails/confirm-newsletter.mail.ts';
import { NewsletterIssueMail } from '../mails/NewsletterIssueMail.tsx';
import { NewsletterChoices } from './Choices.tsx';
import { FooterSignUp } from './FooterSignUp.tsx';
import { NewsletterPromo } from './NewsletterPromo.tsx';
import { NewsletterSection } from './NewsletterSection.tsx';

const html = (node: ReactElement): string => renderToStaticMarkup(node).replaceAll('\u00a0', ' ');
const list = { code: 'reggeli', name: 'Reggeli', description: 'Minden reggel.', rhythm: 'Reggel fél hétkor' };
const promoted = { ...list, language: 'hu' as const, privacy: '/dokumentum/adatkezeles' };
const frameIn = (language: 'hu' | 'en'): MailFrame => ({
  language,
  siteName: 'Lap',
  siteAddress: 'https://lap.example/',
  publisher: 'Lap Kft.',
  imprint: null,
  wordmark: null,
  accent: '#123456',
});

describe('the form of a promoted newsletter [NEWS-02]', () => {
  const promo = html(<NewsletterPromo newsletter={promoted} place="front" path="/" />);

  it('works without script: it posts the list and where it was asked', () => {
    expect(promo).toMatch(
      /<form[^>]*action="\/hirlevel"[^>]*method="post"|<form[^>]*method="post"[^>]*action="\/hirlevel"/,
    );
    expect(promo).toContain('name="lista" value="reggeli"');
    expect(promo).toContain('name="hely" value="/"');
    expect(promo).toMatch(/<label[^>]*for="hirlevel-front"/);
    expect(promo).toContain('href="/dokumentum/adatkezeles"');
  });

  it('has buttons that hide it, which only a script shows [NEWS-03]', () => {
    expect(promo.match(/<button class="lone-link" type="button"[^>]*hidden=""/g)).toHaveLength(2);
    expect(promo).toContain('data-hides="permanent"');
  });

  it('has a trap that people neither see nor reach', () => {
    for (const form of [promo, html(<FooterSignUp newsletter={promoted} language="en" />)])
      expect(form).toMatch(
        /aria-hidden="true"><label>[^<]*<input type="text"[^>]*tabindex="-1"[^>]*name="weboldal"/i,
      );
  });

  it('posts to, and links, the page of all newsletters in its language', () => {
    const english = { ...promoted, language: 'en' as const };
    for (const form of [
      html(<NewsletterPromo newsletter={english} place="front" path="/" />),
      html(<FooterSignUp newsletter={promoted} language="en" />),
    ])
      for (const name of ['action', 'href']) expect(form).toContain(`${name}="/hirlevel?nyelv=en"`);
    expect(html(<FooterSignUp newsletter={promoted} language="hu" />)).toContain('href="/hirlevel"');
  });

  it('in the footer keeps the name of the list in its own language', () => {
    expect(html(<FooterSignUp newsletter={promoted} language="en" />)).toContain(
      '<span lang="hu">Reggeli</span>',
    );
  });
});

describe('the choice of lists', () => {
  const choices = [
    { ...list, language: 'hu' as const, isChosen: true },
    { ...list, code: 'weekly', name: 'Weekly', language: 'en' as const, isChosen: false },
  ];

  it('has what the reader has ticked, and nothing else', () => {
    const text = html(<NewsletterChoices legend="Hírlevelek" newsletters={choices} />);
    expect(text.match(/checked=""/g)).toHaveLength(1);
    expect(text).toContain('<b lang="en">Weekly</b>');
    expect(text).toContain('<span lang="en">Minden reggel. Reggel fél hétkor.</span>');
    expect(text).not.toContain('lista-hiba');
  });

  it('says what is wrong beside it', () => {
    const text = html(
      <NewsletterChoices legend="Hírlevelek" newsletters={choices} error="Válasszon legalább egyet." />,
    );
    expect(text).toContain('aria-describedby="lista-hiba"');
    expect(text).toMatch(/id="lista-hiba"[^>]*>Válasszon legalább egyet\./);
  });

  it('on a profile tells the page whose form it is', () => {
    const subscriptions = [{ ...list, site: 'telex', language: 'hu' as const, isSubscribed: true }];
    const section = (
      <NewsletterSection language="hu" subscriptions={subscriptions} marker={{ name: 'urlap', value: 'h' }} />
    );
    expect(html(section)).toContain('<input type="hidden" name="urlap" value="h"/>');
    expect(html(section)).toContain('checked=""');
  });
});

describe('the mail that asks for confirmation', () => {
  const props = {
    firstName: 'Éva',
    newsletters: ['Reggeli', 'Heti'],
    isSubscribed: false,
    address: 'https://lap.example/m/1',
  };
  const mail = (more: Partial<typeof props>, language: 'hu' | 'en' = 'hu') =>
    html(<ConfirmNewsletterMail frame={frameIn(language)} props={{ ...props, ...more }} />);

  it('names the lists and has one link, without an offer', () => {
    expect(mail({})).toContain('Kedves Éva!');
    expect(mail({})).toMatch(/<li>Reggeli<\/li><li>Heti<\/li>/);
    expect(textOfMail(mail({}))).toContain('https://lap.example/m/1');
    expect(mail({ firstName: '' })).toContain('Jó napot kívánunk!');
    expect(mail({}, 'en')).toContain('Dear Éva,');
  });

  it('says so to who is subscribed already, so that nobody learns it from outside', () => {
    const { subject } = confirmNewsletterMail;
    expect(mail({ isSubscribed: true })).toContain('Ön már feliratkozott');
    expect(subject({ ...props, isSubscribed: true }, frameIn('hu'))).toBe('Ön már feliratkozott – Lap');
    expect(subject(props, frameIn('en'))).toBe('Confirm your subscription – Lap');
  });

  it('has names as text, whoever entered them [S18]', () => {
    expect(mail({ firstName: '<a href="https://x.example">Éva</a>' })).not.toContain(
      '<a href="https://x.example">',
    );
  });
});

describe('the mail of an issue', () => {
  const picture = { src: 'https://lap.example/k.jpg', alt: '', width: 1_200, height: 675 };
  const story = (id: number) => ({
    id,
    title: `Cím ${id}`,
    lead: `Bevezető ${id}`,
    url: `https://lap.example/${id}`,
    section: 'Belföld',
    authors: ['Egy', 'Kettő'],
    picture,
  });
  const props = {
    name: 'Reggeli',
    subject: 'Tárgy',
    date: '2026. november 21., szombat',
    content: { words: ['Jó reggelt!'], parts: [{ title: 'Friss', stories: [story(1), story(2)] }] },
    archive: 'https://lap.example/h/1',
    signUp: 'https://lap.example/h',
    preferences: 'https://lap.example/b/1',
    unsubscribe: 'https://lap.example/l/1',
  };
  const mail = (more: object = {}, language: 'hu' | 'en' = 'hu') =>
    html(<NewsletterIssueMail frame={frameIn(language)} props={{ ...props, ...more }} />);

  it('has one large picture, of its first story, with the title where it has no description', () => {
    expect(mail().match(/<img[^>]*k\.jpg/g)).toHaveLength(1);
    expect(mail()).toMatch(/<img[^>]*alt="Cím 1"/);
    expect(mail()).toContain('Belföld · Egy, Kettő');
  });

  it('has a way out, and links to archive and sign-up only where these exist', () => {
    expect(mail()).toMatch(/href="https:\/\/lap\.example\/l\/1"[^>]*>Leiratkozás/);
    expect(mail()).toContain('Megnyitás a böngészőben');
    const invited = mail({ archive: null, signUp: null });
    expect(invited).toContain('Leiratkozás');
    expect(invited).not.toMatch(/Megnyitás a böngészőben|Feliratkozás, ha/);
  });

  it('may be words alone', () => {
    const text = mail({ content: { words: ['Ma nincs hír.'], parts: [] } }, 'en');
    expect(text).toContain('Ma nincs hír.');
    expect(text).toContain('Unsubscribe');
    expect(text).not.toContain('<img');
  });
});
