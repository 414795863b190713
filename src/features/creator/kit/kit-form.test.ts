import { describe, expect, it } from 'vitest';
import { creatorPatch } from '../../../../contract/entities/creator.ts';
import { changedKit, type KitForm, kitFormOf, kitProblems } from './kit-form.ts';

const blank = kitFormOf({ availability: null, examples: [], audience: null });
const form = (more: Partial<KitForm> = {}): KitForm => ({ ...blank, ...more });
const shares = (...percents: string[]) =>
  blank.ageBands.map((one, at) => ({ ...one, percent: percents[at] ?? '' }));

describe('creator.6 what else stands in the media kit', () => {
  it.each([
    [{}, []],
    [{ examples: [{ title: '', link: ' ' }] }, []],
    [{ examples: [{ title: 'Brot', link: '' }] }, ['examples.0.link missing']],
    [{ examples: [{ title: '', link: 'https://a.example/1' }] }, ['examples.0.title missing']],
    [{ examples: [{ title: 'Brot', link: 'http://a.example' }] }, ['examples.0.link not_a_link']],
    [{ ageBands: shares('40', '60') }, []],
    [{ ageBands: shares('40', '60,5') }, ['ageBands over_all']],
    [{ ageBands: shares('', 'viele') }, ['ageBands.1.percent not_a_share']],
    [
      {
        countries: [
          { country: 'DE', percent: '50' },
          { country: 'DE', percent: '' },
        ],
      },
      ['countries.1.country twice'],
    ],
    [{ note: 'x'.repeat(301) }, ['note too_big']],
  ] as [Partial<KitForm>, string[]][])('%j: %j', (more, told) => {
    expect(kitProblems(form(more)).map(({ field, code }) => `${field} ${code}`)).toEqual(told);
  });

  it('only what was changed is sent, as the contract wants it', () => {
    const patch = changedKit(blank, form({ ageBands: shares('', '62,5 %'), note: ' ' }));
    expect(patch).toEqual({ audience: { ageBands: [{ band: '18-24', percent: 62.5 }], countries: [] } });
    expect(creatorPatch.safeParse(patch).success).toBe(true);
    expect(changedKit(blank, form({ examples: [{ title: '', link: '' }] }))).toBeNull();
  });

  it('comes back into the form as it was', () => {
    const saved = {
      availability: { status: 'limited' as const, from: '2026-12-01', note: 'Nur samstags' },
      examples: [{ title: 'Brot', url: 'https://a.example/1' }],
      audience: {
        ageBands: [{ band: '25-34' as const, percent: 40 }],
        countries: [{ country: 'AT', percent: 12.5 }],
        measured: false,
      },
    };
    expect(changedKit(kitFormOf(saved), kitFormOf(saved))).toBeNull();
    expect(kitFormOf(saved)).toMatchObject({
      from: '2026-12-01',
      countries: [{ country: 'AT', percent: '12.5' }],
    });
  });
});
