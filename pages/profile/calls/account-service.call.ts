/**
 * The account service [ACCT-01…07]: at `/fiok` of every site, and alone on its own hosts. Pages of our sites may call it
 * with a bearer; it reads no cookies of another host.
 */
import { z } from 'zod';
import { type AccountsFeature, browserCookieFor } from '#features/accounts/public.server.ts';
import {
  accountFaultWords,
  accountService,
  mailAddressSchema,
  readerSignInPath,
} from '#features/accounts/public.ts';
import {
  type CallAddress,
  defineCall,
  failure,
  fieldsFailure,
  file,
  json,
  jsonBody,
  publicCall,
} from '#features/kit/public.ts';
import type { SignedInUser } from '#features/sites/public.ts';
import {
  choiceField,
  type Edition,
  fullAddress,
  languageIn,
  languageParameter,
} from '#features/sites/public.ts';
import { type DownloadNeeds, dataDownload, dataFilePath } from '../data-download.ts';
import { type ProfileNeeds, requestDeletion, requestDownload } from '../profile.page.ts';
import { profileDataWords } from '../profile-data-words.ts';
import { infoOf, infoSchema } from './reader-info.ts';

const accountCall = {
  ...publicCall,
  tag: 'accounts',
  isDocumented: false,
  cors: 'sites',
  varies: 'nothing',
  caching: 'none',
} as const;

/** The reader who is signed in; members of the newsroom have no account here. */
function readerOf({ viewer, email }: SignedInUser): { id: number; email: string } | null {
  return viewer.kind === 'reader' && email !== null ? { id: viewer.id, email } : null;
}

const notReader = failure('reader-required', 'The session is not that of a reader.');

export const userInfoCall = defineCall({
  ...accountCall,
  id: 'userInfo',
  path: (edition) => addressesOf(edition, '/api/v2/user/info'),
  summary: 'The account of the reader who is signed in',
  answer: json(infoSchema, 'The account.'),
  audience: 'signedIn',
  async handle({ viewer }, needs: ProfileNeeds) {
    const reader = readerOf(viewer);
    if (reader === null) return notReader;
    return { kind: 'answer', value: await infoOf(viewer, reader, needs), dependencies: null };
  },
});

export const userTokenCall = defineCall({
  ...accountCall,
  id: 'userToken',
  method: 'POST',
  path: (edition) => addressesOf(edition, '/api/v2/user/token'),
  summary: 'Sends a mail with which a reader signs in; the answer is the same for every address',
  body: jsonBody(z.object({ email: mailAddressSchema }), 1_024, accountFaultWords),
  answer: json(z.object({ sent: z.literal(true) }), 'The mail is on its way.'),
  audience: 'self',
  problems: ['too-many-requests'],
  async handle({ body, view, viewer }, { accounts, messages }: Pick<ProfileNeeds, 'accounts' | 'messages'>) {
    const { site } = view;
    if (!messages.canSend) return failure('mail-unavailable', 'This deployment sends no mails now.');
    const sent = await accounts.signInByMail.request({
      email: body.email,
      site,
      language: 'hu',
      returnPath: '/',
      address: viewer.address,
      linkAddress: fullAddress(view, site.path + readerSignInPath),
      identity: null,
    });
    if ('retryAfterSeconds' in sent)
      return {
        ...failure('too-many-requests', `Wait ${sent.retryAfterSeconds} s before the next mail.`),
        retryAfterSeconds: sent.retryAfterSeconds,
      };
    return {
      kind: 'answer',
      value: { sent: true as const },
      dependencies: null,
      // A browser on our own host can use the code of the mail as well as its link.
      cookies: [browserCookieFor(sent.browserToken, viewer.isSecure)],
    };
  },
});

const updateSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('cancel'), payment_id: z.coerce.number().int().positive() }),
  z.object({
    action: z.literal('newsletter'),
    code: z.string().max(100),
    subscribe: z.union([z.boolean(), z.stringbool(), z.literal([0, 1]).transform(Boolean)]),
  }),
  z.object({ action: z.literal('download') }),
  z.object({ action: z.literal('delete') }),
]);

export const userUpdateCall = defineCall({
  ...accountCall,
  id: 'userUpdate',
  method: 'POST',
  path: (edition) => addressesOf(edition, '/api/v2/user/update'),
  summary: 'Cancels, subscribes, downloads or deletes, for the reader who is signed in',
  body: jsonBody(updateSchema, 2_048, accountFaultWords),
  answer: json(infoSchema, 'The account afterwards.'),
  audience: 'signedIn',
  async handle({ viewer, body, view }, needs: ProfileNeeds) {
    const reader = readerOf(viewer);
    if (reader === null) return notReader;
    const account = await needs.accounts.readers.byId(reader.id);
    const where = { view, site: view.site, language: account?.language ?? 'hu' };
    if ((body.action === 'download' || body.action === 'delete') && !needs.messages.canSend)
      return failure('mail-unavailable', 'This deployment sends no mails now.');
    switch (body.action) {
      case 'download':
        await requestDownload(where, reader, needs);
        break;
      case 'delete':
        await requestDeletion(where, reader, needs);
        break;
      case 'newsletter':
        if (!(await changeNewsletter(reader, body, needs)))
          return fieldsFailure({ code: accountFaultWords.code });
        break;
      case 'cancel':
        if (!(await needs.support.cancel(reader.id, body.payment_id)))
          return fieldsFailure({ payment_id: accountFaultWords.payment_id });
        break;
    }
    return { kind: 'answer', value: await infoOf(viewer, reader, needs), dependencies: null };
  },
});

/** [ACCT-04] */
function changeNewsletter(
  { email }: { email: string },
  { code, subscribe }: { code: string; subscribe: boolean },
  { newsletters }: ProfileNeeds,
): Promise<boolean> {
  const place = { place: '/api/v2/user/update', way: 'api' } as const;
  return newsletters.setSubscription({ ...place, email, code, isSubscribed: subscribe });
}

/** The download itself, for the reader to whom its link was sent. */
export const dataDownloadCall = defineCall({
  ...accountCall,
  cors: 'own',
  id: 'dataDownload',
  path: dataFilePath,
  summary: 'The data of the reader who is signed in, as a ZIP file',
  query: z.object({ kulcs: z.string().max(200).default(''), [languageParameter]: choiceField(['en']) }),
  answer: file,
  audience: 'signedIn',
  async handle(
    { viewer, query, view },
    { accounts, ...needs }: DownloadNeeds & { accounts: AccountsFeature },
  ) {
    const reader = readerOf(viewer);
    if (reader === null) return notReader;
    if (!(await accounts.readers.isDownloadOf(query.kulcs, reader.id)))
      return failure('download-not-found', 'The link has expired, or was sent to somebody else.');
    const language = languageIn(query[languageParameter]);
    const body = await dataDownload(reader, needs, { language, timeZone: view.site.timeZone });
    return {
      kind: 'answer',
      value: {
        contentType: 'application/zip',
        body,
        headers: { 'content-disposition': `attachment; filename="${profileDataWords[language].archive}"` },
      },
      dependencies: null,
    };
  },
});

function addressesOf({ account }: Edition, below: string): CallAddress[] {
  return [{ path: accountService + below }, ...account.hosts.map((host) => ({ path: below, host }))];
}
