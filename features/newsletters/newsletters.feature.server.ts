import {
  defineFeature,
  registerCall,
  registerMail,
  registerPage,
  registerPersonalPage,
} from '#features/kit/public.ts';
import { oneClickCall } from './calls/one-click.call.ts';
import { subscribeCall } from './calls/subscribe.call.ts';
import { addNewsletterCommands } from './commands/newsletter-commands.server.ts';
import { confirmNewsletterMail } from './mails/confirm-newsletter.mail.ts';
import { newsletterIssueMail } from './mails/newsletter-issue.mail.ts';
import { newsletterData } from './newsletter-data.server.ts';
import { facts } from './newsletters.feature.ts';
import type { NewslettersFeature } from './newsletters-feature.server.ts';
import type { RenderMail } from './newsletters-needs.server.ts';
import { newslettersPart } from './newsletters-part.ts';
import { confirmNewsletterPage } from './pages/confirm.page.ts';
import { newsletterIssuePage } from './pages/issue.page.ts';
import { newsletterPage } from './pages/newsletter.page.ts';
import { newsletterPreferencesPage } from './pages/preferences.page.ts';
import { signUpPage } from './pages/sign-up.page.ts';
import { unsubscribePage } from './pages/unsubscribe.page.ts';

interface Needs {
  newsletters: NewslettersFeature;
  renderMail: RenderMail;
}

const minuteMs = 60_000;

export const newslettersFeature = defineFeature({
  ...facts,
  parts: [newslettersPart],
  pages: [
    registerPersonalPage(signUpPage),
    registerPersonalPage(confirmNewsletterPage),
    registerPersonalPage(newsletterPreferencesPage),
    registerPersonalPage(unsubscribePage),
    registerPage(newsletterPage),
    registerPage(newsletterIssuePage),
  ],
  calls: [registerCall(subscribeCall), registerCall(oneClickCall)],
  mails: [registerMail(confirmNewsletterMail), registerMail(newsletterIssueMail)],
  jobs: ({ newsletters, renderMail }: Needs) => [
    {
      // Issues at their times, in each site's own zone; and those that no process sends any more.
      name: 'newsletters',
      at: '* * * * *',
      timeoutMs: 5 * minuteMs,
      tries: 3,
      run: () => newsletters.runSchedule(renderMail),
    },
    {
      name: 'newsletters-prune',
      at: '20 4 * * *',
      timeoutMs: 10 * minuteMs,
      tries: 3,
      run: newsletters.prune,
    },
  ],
  queues: ({ newsletters }: Needs) => newsletters.queues(),
  commands: [addNewsletterCommands],
  outcomesOf: async ({ newsletters }: Needs, id) =>
    (await newsletters.takersOf(id)).map(({ site, name }) => ({
      kind: 'newsletter',
      site,
      name,
      address: null,
    })),
  dataOf: ({ newsletters }: Needs) => [newsletterData(newsletters)],
});
