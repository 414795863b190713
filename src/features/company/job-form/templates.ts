import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { blankValues, type JobFormValues } from './values.ts';

export type Template = { key: string; label: string; values: JobFormValues };

/** A few short beginnings of our own, in the language that is shown (createjob.1). */
export function templates(i18n: I18n): Template[] {
  return [
    {
      key: 'sales',
      label: i18n._(msg`Mini job in a shop`),
      values: {
        ...blankValues('minijob'),
        title: i18n._(msg`Helping out in the shop (m/w/d)`),
        description: i18n._(
          msg`You help customers, keep the shelves in order and work the till after a short introduction. We plan the shifts two weeks ahead and swap when something comes up.`,
        ),
        tasks: [
          i18n._(msg`Advising and selling`),
          i18n._(msg`Filling the shelves`),
          i18n._(msg`Working the till`),
        ],
        must: [i18n._(msg`Friendly and reliable`)],
        nice: [i18n._(msg`You have worked in a shop before`)],
        benefits: [i18n._(msg`Shifts that fit school or studies`), i18n._(msg`Staff discount`)],
        hoursMin: '8',
        hoursMax: '10',
      },
    },
    {
      key: 'training',
      label: i18n._(msg`Apprenticeship`),
      values: {
        ...blankValues('apprenticeship'),
        title: i18n._(msg`Apprenticeship as … (m/w/d)`),
        description: i18n._(
          msg`You learn the trade from the ground up, with one person who is there for you from the first day to the exam. Before you decide, spend a day with us.`,
        ),
        tasks: [i18n._(msg`Learning step by step, first beside us, then by yourself`)],
        must: [i18n._(msg`You want to know how things are made`)],
        nice: [i18n._(msg`You have done an internship in the field`)],
        benefits: [
          i18n._(msg`A place afterwards if it suits both of us`),
          i18n._(msg`Time for school during working hours`),
        ],
        hoursMin: '38',
      },
    },
    {
      key: 'campaign',
      label: i18n._(msg`Creator campaign`),
      values: {
        ...blankValues('campaign'),
        title: i18n._(msg`Show our product in your own way`),
        description: i18n._(
          msg`We send you our product, you try it and tell what you think of it. We agree on the number of posts, the dates and the rights before you begin. Advertising is labelled as such.`,
        ),
        tasks: [i18n._(msg`Two short videos`), i18n._(msg`One story with a link`)],
        must: [i18n._(msg`You label advertising clearly`)],
        nice: [i18n._(msg`You have worked with small brands before`)],
        benefits: [i18n._(msg`You keep the product`), i18n._(msg`No script`)],
      },
    },
  ];
}
