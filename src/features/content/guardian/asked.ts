import type { AnswerOf } from '../../../../contract/calls.ts';

/** What the server says about the question to a parent. */
export type Asked = AnswerOf<'guardian.get'>;
/** Takes what the parent has answered; without a state the server has to be asked for it. */
export type Answered = (state?: 'confirmed' | 'revoked') => void;
