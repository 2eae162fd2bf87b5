import type { MailProps } from '#features/kit/public.ts';
import { MailButton, MailLayout, mailStyles } from '#features/kit/public.view.ts';
import { moneyText } from '../../terms/money.ts';
import { declineTexts } from '../../words/decline-words.ts';
import { cardText, dayText } from '../../words/written-values.ts';
import { MailFacts, ManageNote } from '../mail-parts.tsx';
import type { supportFailedMail } from './support-failed.mail.ts';
import { supportFailedMailWords } from './support-failed-mail-words.ts';

export function SupportFailedMail({ frame, props }: MailProps<typeof supportFailedMail>) {
  const { language } = frame;
  const said = supportFailedMailWords[language];
  const { reason, retryOn, mask, manage } = props;
  const why = declineTexts[language][reason];
  return (
    <MailLayout frame={frame} preview={why} reason={<ManageNote frame={frame} href={manage} />}>
      <h1 style={mailStyles.heading}>{said.title}</h1>
      <p style={mailStyles.paragraph}>{said.text(moneyText(props, language))}</p>
      <p style={mailStyles.paragraph}>
        <strong>{why}</strong>
      </p>
      <p style={mailStyles.paragraph}>
        {retryOn === null ? said.noRetry : said.retry(dayText(retryOn, language))}
      </p>
      <MailFacts
        facts={[
          [said.amount, moneyText(props, language)],
          ...(mask === null ? [] : [[said.card, cardText(mask)] as const]),
        ]}
      />
      <MailButton frame={frame} href={manage}>
        {said.mend}
      </MailButton>
    </MailLayout>
  );
}
