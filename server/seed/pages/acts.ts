/** Who a page promises something to. A creator is a seeker with a page more, and has the same buttons. */
export type PromisedTo = 'guest' | 'seeker' | 'minor' | 'owner' | 'locked' | 'parent';

/**
 * What the public pages and the README say one can do, and who can. A sentence carries `{act:export}`, in the README
 * `<!-- act: export -->`; the browser test that does it carries the tag `@export:seeker`. tests/promises.test.ts compares
 * the three.
 */
export const ACTS: Readonly<Record<string, readonly PromisedTo[]>> = {
  export: ['seeker', 'minor', 'owner', 'locked'],
  'delete-account': ['seeker', 'minor', 'owner', 'locked'],
  'keep-account': ['seeker', 'minor', 'owner', 'locked'],
  'correct-details': ['seeker', 'minor', 'owner'],
  'correct-birth-date': ['parent'],
  'clear-device': ['seeker', 'minor', 'owner'],
  'sign-out': ['seeker', 'owner'],
  'push-off': ['seeker'],
  unsubscribe: ['seeker'],
  'report-ad': ['seeker', 'minor'],
  'report-company': ['seeker', 'minor'],
  'report-message': ['seeker', 'minor', 'owner'],
  'report-person': ['owner'],
  'report-without-account': ['guest'],
  object: ['seeker', 'owner'],
  'object-to-lock': ['locked'],
  'object-without-account': ['guest'],
  'guardian-agree': ['parent'],
  'guardian-refuse': ['parent'],
  'guardian-withdraw': ['parent'],
  'guardian-state': ['minor'],
  'close-job': ['owner'],
  'cancel-plan': ['owner'],
  sort: ['seeker'],
  'read-version': ['guest'],
  print: ['guest'],
  'choose-language': ['guest'],
};

/** Done without a browser, because it needs the clock of a day: the test of the server that does it. */
export const DONE_BY_SERVER: Readonly<Record<string, { file: string; test: string }>> = {
  'object-without-account': {
    file: 'server/http/public/report/objection-pages.test.ts',
    test: 'L24 a guest objects by the link of the mail, sees that it arrived, and is answered by somebody else',
  },
  unsubscribe: {
    file: 'server/routes/notification/tell.test.ts',
    test: 'a link in the mail ends mails of its kind without sign-in, as often as one likes',
  },
};
