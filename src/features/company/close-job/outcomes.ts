import type { Applicant } from '../../../../contract/entities/application.ts';
import type { Language } from '../../../../contract/languages.ts';
import type { MutationArgs } from '../../../../contract/mutations.ts';

export type Outcome = MutationArgs<'job.unpublish'>['outcomes'][string];
export type CloseReason = MutationArgs<'job.unpublish'>['reason'];

/** Invited to talk, or still waiting: then whether anybody of the company has looked at it. */
export type Group = 'talking' | 'opened' | 'unopened';
export type Person = Pick<Applicant, '_id' | 'seenAt' | 'status'>;

/** What was chosen: for everybody of a group, and for some of them by name. */
export type Choice = Readonly<Record<Group, Outcome | null>> & {
  readonly single: Readonly<Record<string, Outcome>>;
  /** Ids of those who got the job; they count only where it is filled. */
  readonly hired: readonly string[];
  /** Somebody who did not apply here got it: nothing is sent about them. */
  readonly outside: boolean;
  /** Words for this closing alone, by the language of their readers. */
  readonly texts: Readonly<Partial<Record<Language, string>>>;
};
export const NOTHING_CHOSEN: Choice = {
  talking: null,
  opened: null,
  unopened: null,
  single: {},
  hired: [],
  outside: false,
  texts: {},
};

export function groupOf({ seenAt, status }: Person): Group {
  if (status === 'accepted') return 'talking';
  return seenAt === null ? 'unopened' : 'opened';
}

/**
 * Nothing ends while a job is only paused. Once it is over, those whose application was opened are declined; one that
 * nobody has opened stays open with its promise, and is declined by name alone. Null for a conversation: whether it
 * goes on is never taken for granted.
 */
export function outcomeOf(person: Person, choice: Choice, reason: CloseReason): Outcome | null {
  const group = groupOf(person);
  const chosen = choice.single[person._id] ?? choice[group];
  if (chosen) return chosen;
  if (reason === 'paused' || group === 'unopened') return 'keep';
  return group === 'opened' ? 'reject' : null;
}

/** The same for all of some groups; what was chosen by name for people of these gives way. */
export function chosenForAll(
  choice: Choice,
  people: readonly Person[],
  all: Partial<Record<Group, Outcome>>,
): Choice {
  const gone = new Set(people.filter((one) => all[groupOf(one)]).map(({ _id }) => _id));
  const single = Object.fromEntries(Object.entries(choice.single).filter(([id]) => !gone.has(id)));
  return { ...choice, ...all, single };
}

export type Outcomes = {
  /** As the call demands them, one for each open application (editjob.3). */
  decided: Record<string, Outcome>;
  /** Ids of those to be noted as hired, open or not. */
  hired: string[];
  /** Ids of those invited to talk who are declined. */
  endTalks: string[];
  /** Conversations nobody has decided on. */
  undecided: number;
  declined: number;
  /** Those who stay. */
  kept: Record<Group, number>;
};

/**
 * @param people everybody who waits or talks without an offer
 * @param reason what closes the job
 */
export function outcomes(people: readonly Person[], choice: Choice, reason: CloseReason): Outcomes {
  const known = new Set(people.map(({ _id }) => _id));
  const hired = reason === 'filled' ? choice.hired.filter((id) => known.has(id)) : [];
  const found: Outcomes = {
    decided: {},
    hired,
    endTalks: [],
    undecided: 0,
    declined: 0,
    kept: { talking: 0, opened: 0, unopened: 0 },
  };
  const isHired = new Set(hired);
  for (const person of people) {
    const group = groupOf(person);
    const { _id } = person;
    if (isHired.has(_id)) {
      // Being hired is an answer: the server invites them to talk.
      if (group !== 'talking') found.decided[_id] = 'keep';
      continue;
    }
    const outcome = outcomeOf(person, choice, reason);
    if (outcome === null) found.undecided += 1;
    else if (outcome === 'reject') found.declined += 1;
    else found.kept[group] += 1;
    if (group === 'talking') {
      if (outcome === 'reject') found.endTalks.push(_id);
    } else if (outcome !== null) found.decided[_id] = outcome;
  }
  return found;
}
