import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DoubtfulTopic, ForbiddenTopic } from '../../../../contract/law/questions.ts';

/** Why a question is not taken, or is better left out. */
export const TOPIC_TEXT: Record<ForbiddenTopic | DoubtfulTopic, MessageDescriptor> = {
  pay_history: msg`You may not ask what somebody earned before. Ask what they would like to earn.`,
  pregnancy: msg`You may not ask whether somebody is pregnant or wants a child.`,
  family: msg`Do not ask about children or marriage. Ask which times suit them.`,
  religion: msg`You may not ask about religion.`,
  party: msg`You may not ask about politics.`,
  union: msg`You may not ask whether somebody is in a trade union.`,
  health: msg`You may not ask about health. Ask whether they can do what the job needs.`,
  disability: msg`You may not ask about a disability. Ask what would help them at work.`,
  age: msg`Ask for an age only where a law needs it. The minimum age of the ad already sees to that.`,
  origin: msg`Ask which languages they speak and how well, not where they come from.`,
  photo: msg`Ask for a picture only where the job is about the face. It keeps people away otherwise.`,
  criminal_record: msg`Ask for a criminal record only where it matters for this very work.`,
};
