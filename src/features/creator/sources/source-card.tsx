import { Trans, useLingui } from '@lingui/react/macro';
import type { Platform } from '../../../../contract/entities/campaign.ts';
import type { Creator, Source } from '../../../../contract/entities/creator.ts';
import { creatorCardPath } from '../../../../contract/policy/creator.ts';
import { PLATFORM_LABEL } from '../../../i18n/creator-labels.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useShownSteps } from '../../../i18n/use-shown-steps.ts';
import { useWhen } from '../../../i18n/use-when.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { Figures } from '../../../ui/media-kit/figures.tsx';
import { StateLine } from '../../../ui/state-line.tsx';
import { DeclaredFollowers } from './declared-followers.tsx';
import { pausesProfile } from './pauses-profile.ts';
import { ProofSteps } from './proof-steps.tsx';
import { ProveButtons } from './prove-buttons.tsx';
import { RemoveSource } from './remove-source.tsx';
import { addingOf, isCodeGood, sourceState } from './source-state.ts';
import { sourceSteps, stateText } from './source-text.ts';

type Props = {
  source: Source;
  creator: Creator;
  entries: readonly OutboxEntry[];
  signIn: readonly Platform[];
  /** Server's time, milliseconds. */
  now: number;
};

/** One page: where it stands, how it is proven, how many follow it (creator.3, creator.4, creator.8). */
export function SourceCard({ source, creator, entries, signIn, now }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const when = useWhen();
  const state = sourceState(source, entries, now);
  const steps = useShownSteps(sourceSteps(state, source));
  const until = state === 'expired' ? source.fixUntil : source.codeExpiresAt;
  const words = {
    until: until ? when(until) : '',
    on: source.verifiedAt ? format.date(source.verifiedAt) : '',
    isLast: pausesProfile(creator, source._id, now) && Date.parse(source.fixUntil ?? '') > now,
  };
  const isOpen = state === 'code' || state === 'failed' || state === 'expired';
  const card = location.origin + creatorCardPath(creator.mediaKitSlug);
  return (
    <li className="grid gap-4 p-5">
      <div className="flex items-start justify-between gap-2">
        <div className="grid min-w-0 gap-0.5">
          <h3 className="text-body font-bold">{i18n._(PLATFORM_LABEL[source.platform])}</h3>
          <p className="text-small wrap-anywhere">
            <a href={source.url} target="_blank" rel="noopener noreferrer" className="link">
              {source.url}
            </a>
          </p>
        </div>
        <div className="-me-3 -mt-2 shrink-0">
          <RemoveSource source={source} creator={creator} unsent={addingOf(source, entries)} now={now} />
        </div>
      </div>
      <StateLine steps={steps} />
      <p role="status" className="max-w-content text-small">
        {i18n._(stateText(state, source, words))}
      </p>
      {state === 'verified' && <KeepProof source={source} />}
      {isOpen && isCodeGood(source, now) && <ProofSteps source={source} card={card} />}
      <ProveButtons source={source} state={state} signIn={signIn} now={now} />
      <Figures {...source} />
      <DeclaredFollowers source={source} />
    </li>
  );
}

/** Whether the code may be taken down: only where the platform's own permanent id is as good a proof from then on. */
function KeepProof({ source: { method, platform, externalId } }: { source: Source }) {
  if (method === 'oauth') return null;
  const isKnown = externalId !== null && platform !== 'website' && platform !== 'podcast';
  return (
    <p className="text-small text-soft">
      {isKnown ? (
        <Trans>You can take the code down again.</Trans>
      ) : (
        <Trans>Leave the proof where it is: we check it again.</Trans>
      )}
    </p>
  );
}
