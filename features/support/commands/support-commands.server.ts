/** `lapzarta support …`: figures of supporters, transfers that arrived, refunds. */
import { readFile } from 'node:fs/promises';
import { type Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printResult } from '#platform/cli/output.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import type { SupportFeature, SupportStatus } from '../support-feature.server.ts';
import { type Currency, moneyText, parseAmount } from '../terms/money.ts';
import { readStatement } from '../transfers/statement.server.ts';

interface Context {
  support: SupportFeature;
}

export function addSupportCommands(program: Command, withContext: WithContext<Context>): void {
  const support = program.command('support').description('Supporters and their payments.');
  support
    .command('count')
    .description('Record the number of new supporters of a day, replacing an earlier record of that day.')
    .argument('<day>', 'such as 2026-11-21', dayIn)
    .argument('<recurring>', 'how many pay every month', numberIn)
    .argument('<onetime>', 'how many paid once', numberIn)
    .action((day: string, recurring: number, onetime: number) =>
      withContext('support count', async (context) => {
        await context.support.put([{ day, recurring, onetime }]);
        printResult(
          { day, recurring, onetime },
          `Counted for ${day}: ${recurring} every month, ${onetime} once.`,
        );
      }),
    );
  support
    .command('status')
    .description('Sums by gateway, running commitments, and payments that have to be looked at.')
    .action(() =>
      withContext('support status', async ({ support: feature }) => printStatus(await feature.status())),
    );
  support
    .command('bank')
    .description('Match the rows of a bank’s statement with transfers that readers announced.')
    .argument('<statement.csv>', 'the statement, as the bank exports it')
    .action((path: string) =>
      withContext('support bank', async (context) => {
        const reading = readStatement(textOf(await readFile(path)));
        if (reading.kind === 'fault') throw new OperatorError(`${path}: ${reading.fault}.`);
        const matched = await context.support.matchStatement(reading.rows);
        const lines = matched.map((one) => `${one.row.day} ${moneyText(one.row.money)}: ${matchText(one)}`);
        const counts = `${matched.length} incoming transfers read, ${reading.skipped} other rows skipped.`;
        // Remarks of other people’s transfers are nobody's business here.
        const rows = matched.map(({ row, ...rest }) => ({ day: row.day, ...row.money, ...rest }));
        printResult({ rows, skipped: reading.skipped }, [...lines, counts].join('\n'));
      }),
    );
  support
    .command('refund')
    .description('Give a payment back, whole or in part, through its gateway.')
    .argument('<reference>', 'such as LZ7K3M9PQ2XD')
    .argument('[amount]', 'in units of its currency; all that is left by default')
    .action((ref: string, text: string | undefined) =>
      withContext('support refund', async ({ support: feature }) => {
        const order = await feature.orderOfRef(ref);
        if (!order) throw new OperatorError(`No payment has the reference ${ref}.`);
        const money = text === undefined ? null : parseAmount(text, order.currency);
        if (text !== undefined && money === null) throw new OperatorError(`${text} is not an amount.`);
        const outcome = await feature.refund(ref, money?.amount ?? null);
        if (outcome.kind !== 'refunded') throw new OperatorError(refusalText(outcome, order.currency));
        const { refunded, currency } = outcome.order;
        const total = moneyText({ amount: refunded, currency });
        printResult({ ref, refunded, currency }, `Given back of ${ref}: ${total} in all.`);
      }),
    );
}

function printStatus({ sums, commitments, mismatched, disputes }: SupportStatus): void {
  const lines = [
    ...sums.map(({ gateway, currency, taken, refunded }) => {
      const [came, went] = [taken, refunded].map((amount) => moneyText({ amount, currency }));
      return `${gateway} ${currency}: ${came} taken, ${went} given back`;
    }),
    ...commitments.map(
      ({ frequency, currency, active, pastDue }) =>
        `${frequency} in ${currency}: ${active} active, ${pastDue} past due`,
    ),
    ...disputes.map(
      ({ ref, gateway, reason, ...money }) =>
        `disputed: ${ref} (${gateway}): ${moneyText(money)}, ${reason}; answer the bank at the gateway`,
    ),
    ...mismatched.map(({ ref, gateway, mismatch }) => `to look at: ${ref} (${gateway}): ${mismatch}`),
  ];
  const orders = mismatched.map(({ ref, gateway, mismatch }) => ({ ref, gateway, mismatch }));
  printResult(
    { sums, commitments, mismatched: orders, disputes },
    lines.join('\n') || 'There is no payment yet.',
  );
}

function dayIn(text: string): string {
  if (!z.iso.date().safeParse(text).success) throw new InvalidArgumentError('a day looks like 2026-11-21');
  return text;
}

function numberIn(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new InvalidArgumentError('a count is a whole number');
  return Number(text);
}

type Match = Awaited<ReturnType<SupportFeature['matchStatement']>>[number];

function matchText(match: Match): string {
  switch (match.kind) {
    case 'paid':
      return `paid ${match.ref}`;
    case 'paid-again':
      return `paid again, like ${match.ref}`;
    case 'known':
      return 'known already';
    case 'no-reference':
      return 'without a reference';
    case 'unknown-reference':
      return `no transfer has the reference ${match.ref}`;
    case 'other-amount':
      return `${match.ref} was announced with ${match.expected}; not booked`;
  }
}

type Refusal = Exclude<Awaited<ReturnType<SupportFeature['refund']>>, { kind: 'refunded' }>;

function refusalText(outcome: Refusal, currency: Currency): string {
  switch (outcome.kind) {
    case 'no-order':
      return 'There is no such payment.';
    case 'not-paid':
      return `It is not paid, but ${outcome.order.state}.`;
    case 'too-much':
      return `Only ${moneyText({ amount: outcome.left, currency })} of it are left.`;
    case 'failed':
      return `It was not given back: ${outcome.error}.`;
  }
}

/** Statements are UTF-8, or what Windows used before it. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
