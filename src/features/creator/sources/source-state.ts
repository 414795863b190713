import type { Source } from '../../../../contract/entities/creator.ts';
import { profileUrl } from '../../../../contract/policy/creator.ts';
import { isStopped, type OutboxEntry } from '../../../replica/outbox-entry.ts';

/**
 * Where a page stands (creator.4). `unsent`, `sending`: its code is asked for by a change on its way · `code`: the code
 * can be put on the page · `code-old`: it is too old for that · `sign-in`: to be proven there.
 */
export type SourceState =
  | 'unsent'
  | 'sending'
  | 'code'
  | 'code-old'
  | 'sign-in'
  | 'checking'
  | 'verified'
  | 'failed'
  | 'expired';

/** @param now server's time, milliseconds */
export function sourceState(source: Source, entries: readonly OutboxEntry[], now: number): SourceState {
  if (source.status === 'verified' || source.status === 'checking') return source.status;
  const asking = addingOf(source, entries);
  if (asking) return asking.state === 'sending' ? 'sending' : 'unsent';
  if (source.status !== 'pending') return source.status;
  if (source.method === 'oauth') return 'sign-in';
  return isCodeGood(source, now) ? 'code' : 'code-old';
}

/** The change on its way that names this page, or asks for a new code of it. */
export function addingOf(
  { platform, url }: Pick<Source, 'platform' | 'url'>,
  entries: readonly OutboxEntry[],
): OutboxEntry<'creator.add-source'> | undefined {
  return entries
    .filter((entry): entry is OutboxEntry<'creator.add-source'> => entry.name === 'creator.add-source')
    .find(
      (entry) =>
        !isStopped(entry) && entry.args.platform === platform && profileUrl(platform, entry.args.url) === url,
    );
}

/** Whether its code would still be taken. @param now server's time, milliseconds */
export function isCodeGood({ code, codeExpiresAt }: Source, now: number): boolean {
  return code !== null && codeExpiresAt !== null && Date.parse(codeExpiresAt) > now;
}
