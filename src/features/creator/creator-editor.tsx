import { Trans } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useState } from 'react';
import type { Creator } from '../../../contract/entities/creator.ts';
import type { User } from '../../../contract/entities/user.ts';
import { needsGuardianFor } from '../../../contract/law/guardian.ts';
import type { CreatorGate } from '../../../contract/policy/creator.ts';
import { useProofSignIn } from '../../auth/use-proof-sign-in.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import type { CreatorEdit } from '../../replica/queries/creator.ts';
import { useKeptDraft } from '../../sync/react/use-kept-draft.ts';
import { classNames } from '../../ui/class-names.ts';
import { LinkButton } from '../../ui/links.tsx';
import { Section } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardSection } from './card/card-section.tsx';
import { type AskForm, GuardianAsk } from './gate/guardian-ask.tsx';
import { KIT_DRAFT, type KitDraft, KitEditor } from './kit/kit-editor.tsx';
import { LabelHelp } from './label-help.tsx';
import { PackagesSection } from './packages/packages-section.tsx';
import { PartList } from './parts/part-list.tsx';
import { type CreatorPart, nextPart } from './parts/parts.ts';
import { PhotosSection } from './photos/photos-section.tsx';
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
  /** The part that is open; undefined: on phones their list, on desks what is to be done next. */
  part: CreatorPart | undefined;
  onPart: (part: CreatorPart) => void;
  askForm: AskForm;
};

/** The profile part by part, each with a form and a draft of its own. */
export function CreatorEditor(props: Props) {
  const { edit, user, gate, age, now, returned, onReturned, part, onPart, askForm } = props;
  const { creator, entries } = edit;
  const signIn = useProofSignIn();
  const [facts, setFacts] = useState<OutboxEntry<'creator.update'> | null>(null);
  const [made, setMade] = useState(false);
  const [source, setSource] = useState<OutboxEntry<'creator.add-source'> | null>(null);
  const factsSection = (
    <FactsSection
      edit={edit}
      amending={facts}
      onMade={() => setMade(true)}
      onAmended={() => setFacts(null)}
    />
  );
  const partsOf = (known: Creator): Record<CreatorPart, ReactNode> => ({
    facts: factsSection,
    sources: (
      <SourcesSection
        creator={known}
        entries={entries}
        signIn={signIn}
        now={now}
        amending={source}
        onAmended={() => setSource(null)}
      />
    ),
    packages: <PackagesSection creator={known} />,
    photos: <PhotosSection />,
    kit: <KitSection creator={known} />,
    card: <CardSection creator={known} isMinor={needsGuardianFor('creator', age)} />,
    label: <LabelHelp />,
  });
  return (
    <>
      {creator ? (
        // On phones an open part comes before everything else.
        <div className={classNames(part && 'max-desk:order-last')}>
          <ProfileStatus
            creator={creator}
            gate={gate}
            isMinor={needsGuardianFor('creator', age)}
            isNew={made}
            entries={entries}
          />
        </div>
      ) : (
        <HowItGoes />
      )}
      {returned && <SignInReturn returned={returned} creator={creator} onDone={onReturned} />}
      <StoppedChanges
        entries={entries}
        onEditFacts={(entry) => {
          setFacts(entry);
          onPart('facts');
        }}
        onEditSource={(entry) => {
          setSource(entry);
          onPart('sources');
        }}
      />
      {gate === 'guardian' && <GuardianAsk user={user} askForm={askForm} />}
      {creator ? <Parts creator={creator} part={part} parts={partsOf(creator)} /> : factsSection}
    </>
  );
}

type PartsProps = {
  creator: Creator;
  part: CreatorPart | undefined;
  parts: Record<CreatorPart, ReactNode>;
};

/** On phones a list of the parts, or one of them; on desks both side by side. */
function Parts({ creator, part, parts }: PartsProps) {
  const shown = part ?? nextPart(creator);
  return (
    <div className="grid items-start gap-8 desk:grid-cols-[18rem_minmax(0,40rem)] desk:gap-12">
      <div className={classNames(part && 'max-desk:hidden')}>
        <PartList creator={creator} current={shown} />
      </div>
      <div className={classNames('grid min-w-0 gap-4', !part && 'max-desk:hidden')}>
        <div className="-ms-5 desk:hidden">
          <LinkButton variant="bare" icon={ArrowLeft} to="/pwa/user/create-creator" search={{}}>
            <Trans>All parts</Trans>
          </LinkButton>
        </div>
        {parts[shown]}
      </div>
    </div>
  );
}

/** What a profile is and what comes one after the other, before there is one. */
function HowItGoes() {
  return (
    <ol className="numbered grid max-w-content gap-2">
      <li>
        <Trans>Say who you are and what you post about.</Trans>
      </li>
      <li>
        <Trans>Name your pages and prove that they are yours, with a code and without a password.</Trans>
      </li>
      <li>
        <Trans>Say what you offer and what it costs.</Trans>
      </li>
      <li>
        <Trans>
          Show it to companies. What you agree on is agreed here and paid elsewhere; it costs you nothing.
        </Trans>
      </li>
    </ol>
  );
}

/** When, for example what, and who watches: the rest of the media kit. */
function KitSection({ creator }: { creator: Creator }) {
  const draft = useKeptDraft<KitDraft>(KIT_DRAFT);
  return (
    <Section title={<Trans>More for your media kit</Trans>}>
      {draft.kept === undefined ? <Skeleton lines={4} /> : <KitEditor creator={creator} draft={draft} />}
    </Section>
  );
}
