import type { FeatureJob } from '#features/kit/public.ts';
import type { SupportFeature } from './support-feature.server.ts';

const minuteMs = 60_000;

/** Charges early enough for the day's mails to be answered; each job reads what an earlier one left open. */
export function supportJobs({
  hasGateways,
  chargeDue,
  settleOpen,
  warnOfCards,
  remindOfYears,
  sendGifts,
  nightly,
}: SupportFeature): FeatureJob[] {
  if (!hasGateways) return [];
  return [
    {
      name: 'support-settle',
      at: '*/5 * * * *',
      timeoutMs: 4 * minuteMs,
      tries: 2,
      async run(signal) {
        const { settled, open } = await settleOpen(signal);
        return settled + open === 0 ? '' : `${settled} payments settled, ${open} still open`;
      },
    },
    {
      // Several times, for charges whose outcome was unknown at first.
      name: 'support-charge',
      at: '15 7,11,15 * * *',
      timeoutMs: 60 * minuteMs,
      tries: 2,
      async run(signal) {
        const { due, paid, failed, open, withoutKey, withoutAccount } = await chargeDue(signal);
        const warned = await warnOfCards();
        const reminded = await remindOfYears();
        const given = await sendGifts();
        if (due + warned + reminded + given === 0) return '';
        const postponed = [
          withoutKey === 0 ? '' : `, ${withoutKey} postponed without the key of the cards`,
          withoutAccount === 0 ? '' : `, ${withoutAccount} postponed without an account for their currency`,
        ].join('');
        const charges = `${due} charges due: ${paid} paid, ${failed} failed, ${open} open${postponed}`;
        return `${charges}; ${warned} warned of their card, ${reminded} reminded of their year, ${given} gifts sent`;
      },
    },
    { name: 'support-compare', at: '20 3 * * *', timeoutMs: 60 * minuteMs, tries: 2, run: nightly },
  ];
}
