import type { AnswerOf } from '../../../../contract/calls.ts';

/** What the server says about the question to a parent. */
export type Asked = AnswerOf<'guardian.get'>;
/** What was answered; without it the server has to be asked how it stands. `refused-ended`: and the account is erased. */
export type Answered = (state?: 'confirmed' | 'revoked' | 'refused' | 'refused-ended') => void;
