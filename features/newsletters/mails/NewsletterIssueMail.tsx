import type { MailProps } from '#features/kit/public.ts';
import { MailLayout, mailStyles } from '#features/kit/public.view.ts';
import type { IssueStory } from '../issues/issue-content.ts';
import type { newsletterIssueMail } from './newsletter-issue.mail.ts';
import { newsletterIssueMailWords } from './newsletter-issue-mail-words.ts';

/** The first story has the only large picture, so that the mail is short and loads fast. */
export function NewsletterIssueMail({ frame, props }: MailProps<typeof newsletterIssueMail>) {
  const { name, date, content, subject } = props;
  const [lead] = content.parts.flatMap(({ stories }) => stories);
  return (
    <MailLayout frame={frame} preview={lead?.lead ?? subject} reason={<Footer frame={frame} props={props} />}>
      <p data-mail="quiet" style={mailStyles.kicker}>
        <strong>{name}</strong> · {date}
      </p>
      {content.words.map((paragraph) => (
        <p key={paragraph} style={mailStyles.paragraph}>
          {paragraph}
        </p>
      ))}
      {content.parts.map((part) => (
        <div key={part.title}>
          <h2 style={{ ...mailStyles.partTitle, borderTop: `2px solid ${frame.accent}` }}>{part.title}</h2>
          {part.stories.map((story) => (
            <Story key={story.id} story={story} isLead={story === lead} />
          ))}
        </div>
      ))}
    </MailLayout>
  );
}

function Story({ story, isLead }: { story: IssueStory; isLead: boolean }) {
  const { title, lead, url, section, authors, picture } = story;
  const line = [section, authors.join(', ')].filter(Boolean).join(' · ');
  return (
    <div style={mailStyles.story}>
      {isLead && picture && (
        <a data-mail="picture" href={url}>
          <img
            src={picture.src}
            alt={picture.alt || title}
            width={544}
            height={306}
            style={mailStyles.picture}
          />
        </a>
      )}
      <h3 style={isLead ? mailStyles.leadTitle : mailStyles.storyTitle}>
        <a data-mail="plain" href={url} style={mailStyles.storyLink}>
          {title}
        </a>
      </h3>
      <p style={{ ...mailStyles.paragraph, margin: '0 0 4px' }}>{lead}</p>
      {line && (
        <p data-mail="quiet" style={{ ...mailStyles.small, margin: 0 }}>
          {line}
        </p>
      )}
    </div>
  );
}

function Footer({ frame, props }: MailProps<typeof newsletterIssueMail>) {
  const { reason, ...labels } = newsletterIssueMailWords[frame.language];
  const links = [
    { href: props.unsubscribe, label: labels.unsubscribe },
    { href: props.preferences, label: labels.preferences },
    { href: props.archive, label: labels.archive },
    { href: props.signUp, label: labels.signUp },
  ];
  return (
    <>
      <p data-mail="quiet" style={{ ...mailStyles.small, margin: 0 }}>
        {reason(props.name)}
      </p>
      {links.map(
        ({ href, label }) =>
          href !== null && (
            <p key={label} data-mail="quiet" style={{ ...mailStyles.small, margin: '8px 0 0' }}>
              <a href={href} style={mailStyles.quietLink}>
                {label}
              </a>
            </p>
          ),
      )}
    </>
  );
}
