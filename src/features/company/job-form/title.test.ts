import { describe, expect, it } from 'vitest';
import { titleForAll } from './title.ts';

describe('createjob.3 the title helper', () => {
  it('adds (m/w/d) where it is missing', () => {
    expect(titleForAll(' Bäckereiverkauf ')).toBe('Bäckereiverkauf (m/w/d)');
  });

  it.each(['Koch (m/w/d)', 'Koch (w / m / d)', 'Cook (f/m/d)', 'Koch (gn)', 'Cook (all genders)', '', ' '])(
    'leaves "%s" alone',
    (title) => {
      expect(titleForAll(title)).toBeNull();
    },
  );

  it('does not make a title too long', () => {
    expect(titleForAll('x'.repeat(72))).toBe(`${'x'.repeat(72)} (m/w/d)`);
    expect(titleForAll('x'.repeat(73))).toBeNull();
  });
});
