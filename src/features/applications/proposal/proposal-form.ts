import type { Proposal } from '../../../../contract/entities/application.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { moneyText, readMoney } from '../../../i18n/money-text.ts';

/** A price for a campaign as it stands in its fields. */
export type TypedProposal = { amount: string; includes: string };

export type ProposalProblem = 'amount' | 'includes' | 'too_long';

/** @param tag language tag for the price; @param deliverables what the ad asks for, where nothing was proposed yet */
export function typedProposal(
  tag: string,
  earlier: Proposal | undefined,
  deliverables: readonly string[] = [],
): TypedProposal {
  if (earlier)
    return { amount: moneyText(tag, earlier.amount, earlier.currency), includes: earlier.includes };
  return { amount: '', includes: deliverables.join('\n').slice(0, TEXT_MAX.note) };
}

/** Without a price there is no proposal. */
export function proposalOf({ amount, includes }: TypedProposal, currency: string): Proposal | undefined {
  const read = readMoney(amount, currency);
  return 'minor' in read ? { amount: read.minor, currency, includes: includes.trim() } : undefined;
}

/** What is wrong with it; undefined where nothing is. */
export function proposalProblem(
  { amount, includes }: TypedProposal,
  currency: string,
): ProposalProblem | undefined {
  if (amount.trim() === '') return undefined;
  const read = readMoney(amount, currency);
  if (!('minor' in read) || read.minor < 1) return 'amount';
  if (includes.trim() === '') return 'includes';
  return includes.trim().length > TEXT_MAX.note ? 'too_long' : undefined;
}
