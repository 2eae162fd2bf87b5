import type { MailProps } from '#features/kit/public.ts';
import { MailLayout, mailStyles } from '#features/kit/public.view.ts';
import { fullDateTime } from '#platform/time/hungarian-date.ts';
import { moneyText } from '../../terms/money.ts';
import { MailFacts } from '../mail-parts.tsx';
import type { supportEndedMail } from './support-ended.mail.ts';
import { supportEndedMailWords } from './support-ended-mail-words.ts';

export function SupportEndedMail({ frame, props }: MailProps<typeof supportEndedMail>) {
  const { language } = frame;
  const said = supportEndedMailWords[language];
  const { why, endedAt, support, isByTransfer } = props;
  const text = isByTransfer && why !== 'lapsed' ? said.transfer : said.text[why];
  const isOwn = why === 'reader' || why === 'erased';
  const when = fullDateTime(Date.parse(endedAt) / 1000, { timeZone: 'Europe/Budapest', language });
  return (
    <MailLayout frame={frame} preview={text} reason={said.reason}>
      <h1 style={mailStyles.heading}>{isOwn ? said.title.own : said.title.other}</h1>
      <p style={mailStyles.paragraph}>{text}</p>
      <MailFacts
        facts={[
          [said.amount, moneyText(props, language)],
          [said.when, when],
        ]}
      />
      <p style={mailStyles.paragraph}>{said.thanks}</p>
      <p style={mailStyles.paragraph}>
        <a data-mail="link" href={support} style={{ color: frame.accent }}>
          {said.again}
        </a>
      </p>
    </MailLayout>
  );
}
