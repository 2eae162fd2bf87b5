import type { ViewProps } from '#features/kit/public.ts';
import { longDate, machineTime } from '#platform/time/hungarian-date.ts';
import page from '#ui/page.module.css';
import type { IssueStory } from '../issues/issue-content.ts';
import { newsletterWords } from '../newsletter-words.ts';
import type { newsletterIssuePage } from './issue.page.ts';
import styles from './NewsletterIssuePage.module.css';

export function NewsletterIssuePage({ surroundings, data }: ViewProps<typeof newsletterIssuePage>) {
  const { language, site } = surroundings;
  const { name, back, subject, at, content } = data;
  const [lead] = content.parts.flatMap(({ stories }) => stories);
  return (
    <article className={styles.issue}>
      <header className={page.head}>
        <p className="note">
          <strong>{name}</strong> ·{' '}
          <time dateTime={machineTime(at)}>{longDate(at, { timeZone: site.timeZone, language })}</time>
        </p>
        <h1 className={styles.title}>{subject}</h1>
      </header>
      {content.words.length > 0 && (
        <div className={styles.words}>
          {content.words.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      {content.parts.map(({ title, stories }) => (
        <section key={title} className={styles.part}>
          <h2>{title}</h2>
          {stories.map((story) => (
            <Story key={story.id} story={story} isLead={story === lead} />
          ))}
        </section>
      ))}
      <p>
        <a href={back}>{newsletterWords[language].archive.back}</a>
      </p>
    </article>
  );
}

function Story({ story, isLead }: { story: IssueStory; isLead: boolean }) {
  const { title, lead, url, section, authors, picture } = story;
  const byline = [section, authors.join(', ')].filter(Boolean).join(' · ');
  return (
    <div className={styles.story}>
      {isLead && picture && (
        <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />
      )}
      <h3 className={styles.storyTitle}>
        <a href={url}>{title}</a>
      </h3>
      <p>{lead}</p>
      {byline && <p className="note">{byline}</p>}
    </div>
  );
}
