/** Reports the steps of a payment from the pages of support: the form, its submission, the outcome. */
import { type BeamVisit, type CommerceStep, commerceMessage } from '../beam-messages.ts';
import type { MeasuredPayment } from '../measurement.ts';
import type { BeamSender } from './beam-sender.ts';
import { newId, storeCommerce, storedCommerce } from './stored-ids.ts';

type Checkout = Extract<MeasuredPayment, { step: 'checkout' }>;

export function reportPayment(
  visit: BeamVisit,
  root: ParentNode,
  until: AbortSignal,
  sender: BeamSender,
): void {
  const place = root.querySelector<HTMLElement>('[data-measured-payment]');
  const { measuredPayment } = place?.dataset ?? {};
  if (!place || measuredPayment === undefined) return;
  const payment: MeasuredPayment = JSON.parse(measuredPayment);

  /** Each step of an attempt once: pages are reloaded, and forms shown again with their faults. */
  function give(done: CommerceStep): void {
    const known = storedCommerce() ?? { id: newId(), done: [] };
    const isOver = known.done.some((one) => one.startsWith('purchase'));
    const session = done.step === 'checkout' && isOver ? { id: newId(), done: [] } : known;
    const step = done.step === 'checkout' ? done.step : `${done.step}:${done.transaction || session.id}`;
    if (session.done.includes(step)) return;
    session.done.push(step);
    storeCommerce(session);
    const sent = done.step === 'payment' ? { ...done, transaction: session.id } : done;
    sender.send(commerceMessage(visit, new Date(), session.id, sent));
  }

  if (payment.step !== 'checkout') {
    give(payment);
    return;
  }
  give({ step: 'checkout', product: payment.product });
  const form = place.nextElementSibling;
  if (!(form instanceof HTMLFormElement)) return;
  const submitted = (): void => {
    give(chosenPayment(payment, new FormData(form)));
    // The page is left now.
    sender.flush();
  };
  form.addEventListener('submit', submitted, { signal: until });
}

/** There is no order yet, so the session stands for the transaction. Of the fields only the amount is read. */
function chosenPayment(
  { product, currency, amountField, ownField }: Checkout,
  fields: FormData,
): CommerceStep {
  const offered = Number(fields.get(amountField));
  const own = Number(
    String(fields.get(ownField) ?? '')
      .replaceAll(/[\s.]/g, '')
      .replace(',', '.'),
  );
  const amount = Number.isFinite(offered) && offered > 0 ? offered : Number.isFinite(own) ? own : 0;
  return { step: 'payment', product, transaction: '', amount, currency };
}
