import { addDays, DAY_MS, dayOf } from '../../../contract/calendar-day.ts';
import type { Tracking } from '../../../contract/entities/tracking.ts';
import { fold } from '../../../contract/fold.ts';
import { isOpen, isOver } from '../../../contract/policy/application.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { isElsewhere, type TrackedElsewhere } from '../../replica/queries/trackings.ts';
import { type Need, needOf } from './needs.ts';

/** Whose turn it is. */
export type Turn = 'mine' | 'theirs' | 'unsent' | 'over';

/** What happens next with an application, and by when. */
export type Next =
  | { kind: 'need'; need: Need }
  /** The company answers by then, or should have. */
  | { kind: 'answer' | 'overdue' }
  /** A reminder of one's own. */
  | { kind: 'reminder' }
  /** Made elsewhere, and nothing was heard for so many days. */
  | { kind: 'quiet'; days: number }
  | { kind: 'ask-again' }
  | { kind: 'nothing' };

/** `at`: the instant, or the calendar day, that leads the row; null where nothing has a day. */
type Placed = { turn: Turn; next: Next; at: string | null };
export type Entry =
  | (Placed & { kind: 'here'; item: ApplicationItem; tracking: Tracking | undefined; sentAt: string })
  | (Placed & { kind: 'elsewhere'; tracking: TrackedElsewhere; sentAt: string });

/** Made elsewhere, an application is asked about again after so many days without a word. */
const ASK_AGAIN_DAYS = 10;
const QUIET_DAYS = 7;

/** Everything somebody has applied to, by whose turn it is; within a group what comes first is first. */
export function timeline(
  items: readonly ApplicationItem[],
  trackings: ReadonlyMap<string, Tracking>,
  { uid, now }: { uid: string; now: number },
): Record<Turn, Entry[]> {
  const entries: Entry[] = [
    ...items.map((item): Entry => {
      const { application } = item;
      const tracking = trackings.get(application._id);
      const sentAt = application.statusAt.submitted ?? '';
      return { kind: 'here', item, tracking, sentAt, ...placeHere(item, tracking, uid, now) };
    }),
    ...[...trackings.values()].filter(isElsewhere).map(
      (tracking): Entry => ({
        kind: 'elsewhere',
        tracking,
        sentAt: tracking.elsewhere.day,
        ...placeElsewhere(tracking, now),
      }),
    ),
  ];
  const of = (turn: Turn) => entries.filter((entry) => entry.turn === turn).sort(byDay);
  return { mine: of('mine'), theirs: of('theirs'), unsent: of('unsent'), over: of('over').sort(newestFirst) };
}

/** What the server refused first, sooner before later, what has no day last, and then the newest first. */
function byDay(a: Entry, b: Entry): number {
  return dayToSort(a).localeCompare(dayToSort(b)) || newestFirst(a, b);
}

function dayToSort({ at, next }: Entry): string {
  return next.kind === 'need' && next.need.kind === 'decide' ? '' : (at ?? '9');
}

const newestFirst = (a: Entry, b: Entry) => b.sentAt.localeCompare(a.sentAt);

function placeHere(item: ApplicationItem, tracking: Tracking | undefined, uid: string, now: number): Placed {
  const { application, entries, offer } = item;
  const need = needOf(item, uid, now);
  if (need) {
    const at = need.kind === 'offer' ? (offer?.offer.validUntil ?? null) : null;
    return { turn: 'mine', next: { kind: 'need', need }, at };
  }
  if (entries.some(({ name }) => name === 'application.add'))
    return { turn: 'unsent', next: { kind: 'nothing' }, at: null };
  if (isOver(application.status) || application.status === 'hired')
    return { turn: 'over', next: { kind: 'nothing' }, at: null };
  const remindAt = tracking?.remindAt ?? null;
  if (remindAt && Date.parse(remindAt) <= now)
    return { turn: 'mine', next: { kind: 'reminder' }, at: remindAt };
  const { dueAt } = application;
  if (isOpen(application.status) && dueAt)
    return Date.parse(dueAt) < now
      ? { turn: 'mine', next: { kind: 'overdue' }, at: dueAt }
      : { turn: 'theirs', next: { kind: 'answer' }, at: dueAt };
  if (remindAt) return { turn: 'theirs', next: { kind: 'reminder' }, at: remindAt };
  return { turn: 'theirs', next: { kind: 'nothing' }, at: null };
}

function placeElsewhere({ elsewhere, remindAt }: TrackedElsewhere, now: number): Placed {
  const { state, since } = elsewhere;
  if (state !== 'sent' && state !== 'talk') return { turn: 'over', next: { kind: 'nothing' }, at: null };
  if (remindAt)
    return {
      turn: Date.parse(remindAt) <= now ? 'mine' : 'theirs',
      next: { kind: 'reminder' },
      at: remindAt,
    };
  const days = Math.floor((Date.parse(dayOf(now)) - Date.parse(since)) / DAY_MS);
  const at = addDays(since, ASK_AGAIN_DAYS);
  return days >= QUIET_DAYS
    ? { turn: 'mine', next: { kind: 'quiet', days }, at }
    : { turn: 'theirs', next: { kind: 'ask-again' }, at };
}

/** Whether it is the person's turn within three days: the one mark that is highlighted. */
export function isPressing({ turn, at }: Pick<Entry, 'turn' | 'at'>, now: number): boolean {
  return turn === 'mine' && at !== null && Date.parse(at) - now < 3 * DAY_MS;
}

/** What can be chosen to be shown. */
export const SHOWS = ['all', 'open', 'here', 'elsewhere'] as const;
export type Show = (typeof SHOWS)[number];

/** Whether somebody wants to see it. `words`: parts of the job's or the company's name, all of them. */
export function isShown(entry: Entry, { show, words }: { show: Show; words: string }): boolean {
  if (show === 'open' && entry.turn === 'over') return false;
  if ((show === 'here' || show === 'elsewhere') && entry.kind !== show) return false;
  const { title, companyName } =
    entry.kind === 'here'
      ? entry.item.application.job
      : { title: entry.tracking.elsewhere.title, companyName: entry.tracking.elsewhere.company };
  const text = fold(`${title} ${companyName}`);
  return fold(words)
    .split(' ')
    .every((word) => text.includes(word));
}
