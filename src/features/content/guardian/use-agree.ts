import { useState } from 'react';
import { ApiError } from '../../../../contract/errors.ts';
import { mail } from '../../../../contract/fields.ts';
import { type Language, textIn } from '../../../../contract/languages.ts';
import { usePublicCall } from '../../../sync/react/use-public-source.ts';
import type { CustodySaid } from '../../../ui/custody-fields.tsx';
import { asksOther, otherMailProblem } from '../../../ui/custody-words.ts';
import type { Answered, Asked } from './asked.ts';

/** What keeps a consent from being taken: a field with the server's code for it, or no answer. */
export type Wrong =
  | { readonly is: 'nothing' | 'no-answer' | 'custody' }
  | { readonly is: 'name' | 'otherMail'; readonly code: string };

type Agreeing = { name: string; said: CustodySaid; creator: boolean };

/** Sends a guardian's consent to the words that are shown; where the words have changed meanwhile, they are shown and asked about again. */
export function useAgree(asked: Asked, token: string, onDone: Answered) {
  const call = usePublicCall();
  const [wrong, setWrong] = useState<Wrong>({ is: 'nothing' });

  const agree = async ({ name, said, creator }: Agreeing, lang: Language): Promise<void> => {
    const { relation, custody, otherMail } = said;
    if (custody === null) return setWrong({ is: 'custody' });
    const missing = otherMailProblem(said, asked.otherAsked, (text) => mail.safeParse(text).success);
    if (missing) return setWrong({ is: 'otherMail', code: missing });
    setWrong({ is: 'nothing' });
    const { version } = textIn(asked.statement, lang).text;
    try {
      await call('guardian.confirm', {
        token,
        name: name.trim(),
        relation,
        custody,
        ...(asksOther(said, asked.otherAsked) ? { otherMail: otherMail.trim() } : {}),
        statement: { lang, version },
        ...(creator && asked.creatorStatement
          ? { creatorVersion: textIn(asked.creatorStatement, lang).text.version }
          : {}),
      });
      onDone('confirmed');
    } catch (error) {
      if (!(error instanceof ApiError)) return setWrong({ is: 'no-answer' });
      const [field] = error.code === 'fields_invalid' ? (error.fields ?? []) : [];
      if (field?.path === 'name' || field?.path === 'otherMail')
        return setWrong({ is: field.path, code: field.code });
      onDone();
    }
  };
  return { wrong, agree };
}
