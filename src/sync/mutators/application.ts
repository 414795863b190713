import { newApplication } from '../../../contract/new-application.ts';
import { may, mayApplyAgain } from '../../../contract/policy/application.ts';
import { answeredKeeping, mayAnswerKeeping } from '../../../contract/policy/keeping.ts';
import { endOffersOf } from './end-offers.ts';
import type { Mutator } from './mutator.ts';

export const addApplication: Mutator<'application.add'> = (tx, args, { at }) => {
  const job = tx.get('job', args._jobId);
  const known = tx.get('application', args._id);
  if (!mayApplyAgain(known) || (!job && !known)) return;
  tx.put('application', newApplication(args, at, job, known));
};

/** When it is erased by the answer is the server's to say. */
export const answerKeep: Mutator<'application.answer-keep'> = (tx, { _applicationId, accept }, { at }) => {
  const row = tx.get('application', _applicationId);
  if (!row?.keeping || !mayAnswerKeeping(row.keeping, accept)) return;
  tx.put('application', { ...row, keeping: answeredKeeping(row.keeping, accept, at) });
};

/** The seeker withdraws; the owner of the company hides what is over, and the seeker keeps it. */
export const removeApplication: Mutator<'application.remove'> = (tx, args, { at }) => {
  const mine = tx.get('application', args._applicationId);
  if (mine) {
    if (!may('withdraw', mine.status)) return;
    tx.put('application', {
      ...mine,
      status: 'withdrawn',
      statusAt: { ...mine.statusAt, withdrawn: at },
      dueAt: null,
    });
    endOffersOf(tx, mine._id, 'talent', at);
    return;
  }
  const theirs = tx.get('applicant', args._applicationId);
  if (theirs && may('remove', theirs.status)) tx.remove('applicant', theirs._id);
};
