import { useState } from 'react';
import { needsGuardianFor } from '../../../contract/age-law-guardian.ts';
import type { User } from '../../../contract/entities/user.ts';
import type { CreatorGate } from '../../../contract/policy/creator.ts';
import { useProofSignIn } from '../../auth/use-proof-sign-in.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import type { CreatorEdit } from '../../replica/queries/creator.ts';
import { type AskForm, GuardianAsk } from './gate/guardian-ask.tsx';
import { HowItGoes } from './how-it-goes.tsx';
import { KitSection } from './kit/kit-section.tsx';
import { LabelHelp } from './label-help.tsx';
import { PackagesSection } from './packages/packages-section.tsx';
import { FactsSection } from './profile/facts-section.tsx';
import { ProfileStatus } from './profile/profile-status.tsx';
import { type Returned, SignInReturn } from './sources/sign-in-return.tsx';
import { SourcesSection } from './sources/sources-section.tsx';
import { StoppedChanges } from './stopped-changes.tsx';

type Props = {
  edit: CreatorEdit;
  user: User;
  gate: CreatorGate;
  /** In full years. */
  age: number;
  /** Server's time, milliseconds. */
  now: number;
  returned: Returned | null;
  onReturned: () => void;
  askForm: AskForm;
};

/** The profile part by part, each with a form and a draft of its own. */
export function CreatorEditor({ edit, user, gate, age, now, returned, onReturned, askForm }: Props) {
  const { creator, entries } = edit;
  const signIn = useProofSignIn();
  const [facts, setFacts] = useState<OutboxEntry<'creator.update'> | null>(null);
  const [made, setMade] = useState(false);
  const [source, setSource] = useState<OutboxEntry<'creator.add-source'> | null>(null);
  return (
    <>
      {creator ? (
        <ProfileStatus
          creator={creator}
          gate={gate}
          isMinor={needsGuardianFor('creator', age)}
          isNew={made}
          entries={entries}
        />
      ) : (
        <HowItGoes />
      )}
      {returned && <SignInReturn returned={returned} creator={creator} onDone={onReturned} />}
      <StoppedChanges entries={entries} onEditFacts={setFacts} onEditSource={setSource} />
      {gate === 'guardian' && <GuardianAsk user={user} askForm={askForm} />}
      {creator && (
        <SourcesSection
          creator={creator}
          entries={entries}
          signIn={signIn}
          now={now}
          amending={source}
          onAmended={() => setSource(null)}
        />
      )}
      {creator && <PackagesSection creator={creator} />}
      <FactsSection
        edit={edit}
        amending={facts}
        onMade={() => setMade(true)}
        onAmended={() => setFacts(null)}
      />
      {creator && <KitSection creator={creator} />}
      <LabelHelp />
    </>
  );
}
