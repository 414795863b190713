import { describe, expect, it } from 'vitest';
import { foldedColumns } from './folded-columns.ts';

const folded = (...args: Parameters<typeof foldedColumns>) => [...foldedColumns(...args)];

describe('company.2 columns beside an open applicant', () => {
  it('fold from the end, as many as have no room', () => {
    expect(folded(976, [])).toEqual([]);
    expect(folded(768, [])).toEqual(['hired', 'closed']);
    expect(folded(512, [])).toEqual(['talking', 'offer', 'hired', 'closed']);
  });

  it('but not the one whose applicant is open, nor the one that was unfolded last', () => {
    expect(folded(768, ['closed'])).toEqual(['offer', 'hired']);
    expect(folded(512, ['closed', 'hired'])).toEqual(['new', 'seen', 'talking', 'offer']);
  });

  it('one column stays on the narrowest board', () => {
    expect(folded(0, ['offer'])).toEqual(['new', 'seen', 'talking', 'hired', 'closed']);
  });
});
