/**
 * Which state may follow which, read off product sections 4.1, 4.2, 4.4 and 4.5 by hand and on purpose not derived
 * from the code: the code is what is tested. '' is "not there yet".
 */
export const PRODUCT_STATES: Record<string, Record<string, readonly string[]>> = {
  job: {
    '': ['draft'],
    draft: ['published', 'in_review', 'deleted'],
    in_review: ['published', 'draft'],
    // Back to staff: an edit opens it to people below 15.
    published: ['unpublished', 'in_review'],
    unpublished: ['published', 'in_review', 'deleted'],
    deleted: [],
  },
  application: {
    '': ['submitted'],
    submitted: ['viewed', 'accepted', 'rejected', 'withdrawn', 'closed'],
    viewed: ['submitted', 'accepted', 'rejected', 'withdrawn', 'closed'],
    accepted: ['rejected', 'withdrawn', 'hired', 'closed'],
    // Rejected up to a day ago: reconsidered. A withdrawn one is sent again under the same record.
    rejected: ['accepted', 'removed'],
    withdrawn: ['submitted', 'removed'],
    hired: ['removed'],
    closed: ['removed'],
    removed: [],
  },
  offer: {
    '': ['draft', 'sent'],
    draft: ['sent', 'withdrawn'],
    sent: [
      'viewed',
      'countered',
      'awaiting_guardian',
      'accepted',
      'signed',
      'declined',
      'withdrawn',
      'expired',
    ],
    viewed: [
      'sent',
      'countered',
      'awaiting_guardian',
      'accepted',
      'signed',
      'declined',
      'withdrawn',
      'expired',
    ],
    countered: ['sent', 'declined', 'withdrawn', 'expired'],
    awaiting_guardian: ['accepted', 'signed', 'declined', 'withdrawn', 'expired'],
    // Until the company has signed too, either side may say no, and the clock ends it.
    accepted: ['signed', 'declined', 'expired'],
    signed: [],
    declined: [],
    withdrawn: [],
    expired: [],
  },
  conversation: {
    '': ['requested', 'open'],
    requested: ['open', 'closed'],
    open: ['closed'],
    closed: ['open'],
  },
};

/** Record and its state, as the database has it. */
export type States = Map<string, { kind: string; state: string }>;

/** The steps between two looks at the database that the product does not have. */
export function wrongSteps(before: States, after: States): string[] {
  const wrong: string[] = [];
  for (const [id, { kind, state }] of after) {
    const was = before.get(id)?.state ?? '';
    if (was !== state && !PRODUCT_STATES[kind]?.[was]?.includes(state))
      wrong.push(`${kind} ${was || 'nothing'} → ${state}`);
  }
  for (const [id, { kind, state }] of before) {
    if (!after.has(id)) wrong.push(`${kind} ${state} is gone`);
  }
  return wrong;
}
