const pack = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const YEAR_0 = '0000-01-01T00:00:00.000Z';
const NOW = '2026-03-02T09:00:00.000Z';
const ID = '01a1f889-8d11-77d4-a98a-0772e0d227ed';
const NO_ID = '-'.repeat(36);

/** Cursors that are well packed and hold what no list wrote: values no database takes, of every kind of list. */
export const HOSTILE_CURSORS = [
  'x',
  '999999999',
  `999999999999999_${ID}`,
  pack(null),
  pack([]),
  pack([NO_ID]),
  pack([-1]),
  pack([1e300]),
  pack([YEAR_0, ID]),
  pack(['2026-01-01 (x)', ID]),
  pack([NOW, NO_ID]),
  pack([NOW, ID, ID]),
  pack({ s: 'date', k: 1, p: YEAR_0, i: ID }),
  pack({ s: 'start', k: '0000-00-00', p: NOW, i: ID }),
  pack({ s: 'start', k: '2026-13-99', p: NOW, i: ID }),
  pack({ s: 'date', k: 1, p: NOW, i: ID, w: { a: ['\u0000'] } }),
  pack({ e: 'x', b: { 'user:self': 1e15 } }),
];

/** Instants and days at the ends of what ISO 8601 can say, and some that it cannot. */
export const EDGE_INSTANTS = [
  YEAR_0,
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30T00:00:00Z',
];
export const EDGE_DAYS = ['0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30'];
