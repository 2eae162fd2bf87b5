import { defineWords } from '#platform/text/words.ts';

export const supportDisputedMailWords = defineWords('support-disputed-mail', {
  hu: {
    titles: { open: 'Vitatott fizetés', won: 'Megnyert vita', lost: 'Elveszített vita' },
    text: {
      open: 'A fizető a bankjánál vitatja ezt a fizetést. Válaszoljon rá a fizetési szolgáltató felületén: a határidő néhány nap. A rendszeres támogatást, ha volt, már lezártuk.',
      won: 'A bank a lap javára döntött, az összeg megmarad.',
      lost: 'A bank visszaadta az összeget a fizetőnek; visszatérítésként könyveltük.',
    },
    amount: 'Összeg',
    ref: 'Azonosító',
    gateway: 'Szolgáltató',
    cause: 'A szolgáltató szerint',
    reason: 'Azért kapta ezt a levelet, mert a kiadó az ön címét adta meg a vitatott fizetésekhez.',
  },
  en: {
    titles: { open: 'Disputed payment', won: 'Dispute won', lost: 'Dispute lost' },
    text: {
      open: 'The payer disputes this payment with the bank. Answer at the payment service: there are a few days. The regular support, if any, has been closed.',
      won: 'The bank decided for the publisher; the amount stays.',
      lost: 'The bank has returned the amount to the payer; it is booked as a refund.',
    },
    amount: 'Amount',
    ref: 'Reference',
    gateway: 'Service',
    cause: 'Reason given',
    reason: 'You get this message because the publisher named your address for disputed payments.',
  },
});
