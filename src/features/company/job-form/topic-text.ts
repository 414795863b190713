import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DoubtfulTopic, ForbiddenTopic } from '../../../../contract/law/questions.ts';

/** Why a question is not taken, or is better left out. */
export const TOPIC_TEXT: Record<ForbiddenTopic | DoubtfulTopic, MessageDescriptor> = {
  pay_history: msg`What somebody earned before may not be asked. Ask what they would like to earn.`,
  pregnancy: msg`Nobody may be asked whether they are pregnant or want a child.`,
  family: msg`Children and marriage are nobody’s business here. Ask which times suit them.`,
  religion: msg`Nobody may be asked about their religion.`,
  party: msg`Nobody may be asked about their politics.`,
  union: msg`Nobody may be asked whether they are in a trade union.`,
  health: msg`Nobody may be asked about their health. Ask whether they can do what the job needs.`,
  disability: msg`Nobody may be asked about a disability. Ask what would help them at work.`,
  age: msg`Ask for an age only where a law needs it. The minimum age of the ad already sees to that.`,
  origin: msg`Ask which languages they speak and how well, not where they come from.`,
  photo: msg`Ask for a picture only where the job is about the face. It keeps people away otherwise.`,
  criminal_record: msg`Ask for a criminal record only where it matters for this very work.`,
};
