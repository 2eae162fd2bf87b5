/** Measures one page view for REMP Beam: that it was opened, how long and how far it was read, what was seen. */
import {
  type BeamVisit,
  impressionsMessage,
  pageviewMessage,
  progressMessage,
  sourceFields,
  timespentMessage,
} from '../beam-messages.ts';
import { type MeasuredArticle, type PageMeasurement, plainAddress } from '../measurement.ts';
import { createSender, withdrawn } from './beam-sender.ts';
import { reportPayment } from './commerce-steps.ts';
import { followProgress } from './reading-progress.ts';
import { countTime } from './reading-time.ts';
import { watchStories } from './seen-stories.ts';
import { newId, takeIds } from './stored-ids.ts';

/** Of the page before, with soft navigation. */
let previous = '';

export function measurePage(
  { tracker, property }: NonNullable<PageMeasurement['beam']>,
  root: ParentNode,
  until: AbortSignal,
): void {
  const visit = visitOf(property, root);
  const sender = createSender(tracker, until);
  const isWithdrawn = (): boolean => until.reason === withdrawn;
  previous = visit.url;

  sender.send(pageviewMessage(visit, new Date()));
  countTime(until, (time) => {
    if (!isWithdrawn()) sender.send(timespentMessage(visit, new Date(), time));
  });
  const text = root.querySelector('[data-measured-text] > *');
  if (text && visit.article)
    followProgress(text, until, (progress) => {
      if (!isWithdrawn()) sender.send(progressMessage(visit, new Date(), progress));
    });
  watchStories(root, until, (elements) => {
    const block = document.body.dataset.route ?? '';
    if (!isWithdrawn()) sender.send(impressionsMessage(visit, new Date(), { block, elements }));
  });
  reportPayment(visit, root, until, sender);
}

function visitOf(property: string, root: ParentNode): BeamVisit {
  const now = Date.now();
  const { browser, session } = takeIds(now);
  const url = plainAddress(location.href);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const story = root.querySelector<HTMLElement>('[data-measured-story]')?.dataset.measuredStory;
  const article: MeasuredArticle | null = story === undefined ? null : JSON.parse(story);
  const parameters = new URLSearchParams(location.search);
  const source = sourceFields.flatMap((name) => {
    const value = parameters.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    property,
    browser,
    session,
    pageview: newId(),
    url,
    article,
    canonical: plainAddress(canonical ?? '') || url,
    referer: previous || plainAddress(document.referrer),
    agent: navigator.userAgent,
    width: innerWidth,
    height: innerHeight,
    source: Object.fromEntries(source),
  };
}
