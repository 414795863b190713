import type { AnswerOf } from '../../../../contract/calls.ts';
import type { Custody } from '../../../../contract/entities/user.ts';
import { ApiError } from '../../../../contract/errors.ts';
import { type Language, textIn } from '../../../../contract/languages.ts';
import { usePublicCall } from '../../../sync/react/use-public-source.ts';
import type { CustodySaid } from '../../../ui/custody-fields.tsx';
import { asksOther } from '../../../ui/custody-words.ts';

/** The server's code for a field that it does not take. */
export type Wrong = { name?: string; otherMail?: string };

const FIELDS: Readonly<Record<string, keyof Wrong>> = {
  'signature.name': 'name',
  'guardian.otherMail': 'otherMail',
};

/** What a guardian with the mailed link answers to the offer that was read. */
export function useGuardianCalls(
  { offer, statement, otherAsked }: AnswerOf<'offer.guardian'>,
  token: string,
) {
  const call = usePublicCall();
  const read = { _offerId: offer._id, version: offer.version, token };
  return {
    decline: async () => {
      await call('offer.update', { ...read, action: 'decline' });
      return 'declined' as const;
    },
    sign: async (name: string, said: CustodySaid & { custody: Custody }, lang: Language) => {
      const { relation, custody, otherMail } = said;
      const { version } = textIn(statement, lang).text;
      try {
        const { status } = await call('offer.update', {
          ...read,
          action: 'guardian-sign',
          termsHash: offer.termsHash,
          signature: { name },
          guardian: {
            relation,
            custody,
            ...(asksOther(said, otherAsked) ? { otherMail: otherMail.trim() } : {}),
            statement: { lang, version },
          },
        });
        return status === 'awaiting_guardian' ? 'signed-first' : 'signed';
      } catch (error) {
        const wrong = wrongOf(error);
        if (wrong === undefined) throw error;
        return wrong;
      }
    },
  };
}

function wrongOf(error: unknown): Wrong | undefined {
  if (!(error instanceof ApiError) || error.code !== 'fields_invalid') return undefined;
  const [field] = error.fields ?? [];
  const name = field && FIELDS[field.path];
  return name && { [name]: field.code };
}
