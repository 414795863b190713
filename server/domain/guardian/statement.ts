import type { ConfirmedStatement, GuardianStatement } from '../../../contract/entities/user.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type ByLanguage, inEach } from '../../../contract/languages.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { Consents } from '../../../locales/types/consents.ts';
import { contentHash } from '../../base/canonical-json.ts';
import { SERVICE_NAME } from '../../base/operator.ts';
import type { CallSettings } from '../../base/settings.ts';

/** Letters of the hash that names a version. */
const VERSION_LENGTH = 16;

/** What a guardian is asked to confirm, in every language. */
export function statementOf(
  points: (consents: Consents) => readonly string[],
): ByLanguage<GuardianStatement> {
  return inEach((lang) => {
    const said = [...points(SERVER_TEXTS[lang].consents)];
    return { points: said, version: contentHash(said).slice(0, VERSION_LENGTH) };
  });
}

export function consentStatement(
  act: 'account' | 'creator',
  child: string,
  { operator }: Pick<CallSettings, 'operator'>,
): ByLanguage<GuardianStatement> {
  return statementOf((consents) => consents[act](child, operator.name ?? SERVICE_NAME));
}

/** Columns for words that were confirmed. Throws `state_conflict` where the words have changed since they were read. */
export function keptStatement(
  statements: ByLanguage<GuardianStatement>,
  { lang, version }: ConfirmedStatement,
) {
  const { points, version: current } = statements[lang];
  if (version !== current)
    throw new ApiError('state_conflict', 'the words have changed since they were read; read them again', {
      detail: { version: current },
    });
  return { statement: JSON.stringify(points), statement_version: version, statement_lang: lang };
}
