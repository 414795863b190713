import { expect, it } from 'vitest';
import { newIn, withChosen } from './import-choice.ts';

const general = {
  firstname: 'Mira',
  lastname: 'Özdemir',
  dateOfBirth: '2004-05-06',
  headline: 'Sales',
  cv: { work: [{ name: 'Market' }] },
};

it('user.3 of a file only what is new is offered, and what was chosen comes behind what is there', () => {
  const found = newIn(
    {
      headline: 'Cook',
      cv: { work: [{ name: 'Market' }, { name: 'Café' }], skills: [{ name: 'Till' }] },
      leftOut: [],
    },
    general,
  );
  expect(found.map(({ key }) => key)).toEqual(['headline', 'work.0', 'skills.0']);
  expect(withChosen(general, found.slice(0, 2))).toEqual({
    headline: 'Cook',
    cv: { work: [{ name: 'Market' }, { name: 'Café' }] },
  });
  expect(withChosen(general, [])).toBeNull();
  expect(newIn({ headline: 'Sales', leftOut: [] }, general)).toEqual([]);
});
