import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CompulsorySchool } from '../../contract/law/schooling.ts';

/** The question about compulsory schooling, as every screen asks it. */
export const SCHOOLING_QUESTION = msg`Is your compulsory schooling over?`;
export const SCHOOLING_HINT = msg`It lasts nine or ten school years, by state. Upper school does not count. Nobody but you sees the answer.`;
export const SCHOOLING_ANSWER: Record<CompulsorySchool, MessageDescriptor> = {
  done: msg`Yes, it is over`,
  yes: msg`No, it lasts`,
};
