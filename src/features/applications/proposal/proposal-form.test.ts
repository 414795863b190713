import { expect, it } from 'vitest';
import { proposalOf, proposalProblem, typedProposal } from './proposal-form.ts';

it('begins with what the campaign asks for, and is none without a price', () => {
  const typed = typedProposal('de-DE', undefined, ['2 Reels', '3 Stories']);
  expect(typed).toEqual({ amount: '', includes: '2 Reels\n3 Stories' });
  expect(proposalProblem(typed, 'EUR')).toBeUndefined();
  expect(proposalOf(typed, 'EUR')).toBeUndefined();
});

it('is a sum in minor units and what it includes, and back again', () => {
  const proposal = { amount: 85_050, currency: 'EUR', includes: '2 Reels' };
  expect(proposalOf({ amount: '850,50', includes: ' 2 Reels ' }, 'EUR')).toEqual(proposal);
  expect(proposalOf(typedProposal('de-DE', proposal), 'EUR')).toEqual(proposal);
});

it.each([
  ['much', 'x', 'amount'],
  ['0', 'x', 'amount'],
  ['1000001', 'x', 'amount'],
  ['850', '  ', 'includes'],
  ['850', 'x'.repeat(1501), 'too_long'],
  ['850', 'x', undefined],
])('a price of %s for %s: %s', (amount, includes, problem) => {
  expect(proposalProblem({ amount, includes }, 'EUR')).toBe(problem);
});
