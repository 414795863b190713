import type { ApplicationSource } from '../../../contract/application-source.ts';
import type { Answer, Question } from '../../../contract/entities/question.ts';
import type { NameShown } from '../../../contract/entities/settings.ts';
import type { MutationArgs } from '../../../contract/mutations.ts';
import { numberText, readNumber } from '../../i18n/number-text.ts';
import { type TypedProposal, typedProposal } from './proposal/proposal-form.ts';

/** Answers as they stand in their fields, by question: numbers are the texts that were typed. */
export type TypedAnswers = Readonly<Record<string, string | boolean>>;

/** An application while it is being written. */
export type ApplicationDraft = {
  note: string;
  answers: TypedAnswers;
  /** Left out: what the settings say. */
  nameShown?: NameShown;
  /** Ids of files that are shown at once. */
  open?: string[];
  proposal?: TypedProposal;
  /** The creator profile stays at home; left out: it goes along where there is one. */
  withoutCreator?: boolean;
  /** How the person came to the job when they sent it before. */
  source?: ApplicationSource;
};

/** Where it is kept. */
export function draftKeyOf(jobId: string): string {
  return `application:${jobId}`;
}

/** What was kept; earlier versions of the app kept the note alone. */
export function draftFrom(kept: unknown): ApplicationDraft | undefined {
  if (typeof kept === 'string') return { note: kept, answers: {} };
  if (typeof kept !== 'object' || kept === null || !('note' in kept)) return undefined;
  return kept as ApplicationDraft;
}

type Sent = Pick<MutationArgs<'application.add'>, 'note'> &
  Partial<
    Pick<MutationArgs<'application.add'>, 'answers' | 'snapshot' | 'openFiles' | 'proposal' | 'source'>
  > & {
    /** Null of an application that came without. */
    _creatorId?: string | null | undefined;
  };

/**
 * An application that was sent, back in its form: what the person chose for it stays as it was, whatever the settings
 * say. @param tag language tag for numbers and the price
 */
export function draftOf(
  tag: string,
  { note, answers, snapshot, openFiles, proposal, _creatorId, source }: Sent,
): ApplicationDraft {
  return {
    note,
    answers: typedFrom(tag, answers ?? []),
    ...(snapshot?.name && { nameShown: snapshot.name }),
    ...(openFiles && { open: openFiles }),
    ...(proposal && { proposal: typedProposal(tag, proposal) }),
    ...(!_creatorId && { withoutCreator: true }),
    ...(source && { source }),
  };
}

/** Answers that were sent, back in their fields. */
export function typedFrom(tag: string, answers: readonly Answer[]): TypedAnswers {
  return Object.fromEntries(
    answers.map(({ id, value }) => [id, typeof value === 'number' ? numberText(tag, value) : value]),
  );
}

/** What is sent: what is empty is left out, and what cannot be read as a number stays as typed, to be refused. */
export function answersOf(tag: string, questions: readonly Question[], typed: TypedAnswers): Answer[] {
  return questions.flatMap(({ id, type }): Answer[] => {
    const value = typed[id];
    if (value === undefined) return [];
    if (typeof value === 'boolean') return [{ id, value }];
    const words = value.trim();
    if (words === '') return [];
    return [{ id, value: type === 'number' ? numberOf(tag, words) : words }];
  });
}

function numberOf(tag: string, words: string): number | string {
  const read = readNumber(tag, words);
  return 'value' in read ? read.value : words;
}
