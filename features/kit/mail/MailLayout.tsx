import type { ReactNode } from 'react';
import type { MailFrame } from './define-mail.ts';
import { darkMailStyles, mailStyles as styles } from './mail-styles.ts';
import { mailWords } from './mail-words.ts';

interface MailLayoutProps {
  frame: MailFrame;
  /** Shown by mail programs beside the subject. */
  preview: string;
  /** Why the reader gets this mail, and how to stop it if that is possible. */
  reason: ReactNode;
  children: ReactNode;
}

/**
 * The layout of all mails: one column of at most 36 em, tables and inline styles only, because mail programs know no
 * others, and colours that stay readable when a program inverts them.
 */
export function MailLayout({ frame, preview, reason, children }: MailLayoutProps) {
  const { siteName, siteAddress, publisher, imprint, language, accent, wordmark } = frame;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{siteName}</title>
        <style dangerouslySetInnerHTML={{ __html: darkMailStyles(accent) }} />
      </head>
      <body data-mail="body" style={styles.body}>
        <div data-preview="" style={styles.preview}>
          {preview}
        </div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center" style={styles.outer}>
                <table
                  data-mail="column"
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  style={styles.column}
                >
                  <tbody>
                    <tr>
                      <td style={{ ...styles.masthead, borderTop: `4px solid ${accent}` }}>
                        <a data-mail="plain" href={siteAddress} style={styles.name}>
                          {wordmark ? (
                            <img
                              src={`cid:${wordmark.image}`}
                              alt={siteName}
                              width={wordmark.width}
                              height={wordmark.height}
                              // Without it React adds a preload to the head, which mail programs take for tracking.
                              fetchPriority="low"
                              style={styles.wordmark}
                            />
                          ) : (
                            siteName
                          )}
                        </a>
                      </td>
                    </tr>
                    <tr>
                      <td data-mail="text" style={styles.content}>
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td data-mail="quiet" style={styles.footer}>
                        {reason}
                        <p data-mail="quiet" style={styles.small}>
                          {publisher}
                          {imprint &&
                            ` · ${imprint.address} · ${mailWords[language].taxNumber}: ${imprint.taxNumber}`}{' '}
                          ·{' '}
                          <a href={siteAddress} style={styles.quietLink}>
                            {siteName}
                          </a>
                        </p>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
