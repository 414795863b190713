import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Team, team } from '../../replica/queries/team.ts';
import { useLive } from '../../replica/use-live.ts';
import { TextLink } from '../../ui/links.tsx';
import { Page, Section } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FirstLoad } from './overview/first-load.tsx';
import { GeneralState } from './settings/general-state.tsx';
import { Handover } from './team/handover.tsx';
import { HandoverQuestion } from './team/handover-question.tsx';
import { InviteForm } from './team/invite-form.tsx';
import { Invited } from './team/invited.tsx';
import { LeaveCompany } from './team/leave-company.tsx';
import { Members } from './team/members.tsx';
import { SecondSignature } from './team/second-signature.tsx';

/** /pwa/company/team: who belongs to the company, and who is invited (companysettings.2, companysettings.3). */
export function TeamScreen() {
  const { t } = useLingui();
  const read = useLive(team);
  const count = read?.company?.members.length ?? 0;
  return (
    <Page
      title={t`Team`}
      lead={read?.company && <Plural value={count} one="# person" other="# people" />}
      actions={
        read?.company && (
          <TextLink to="/pwa/company/team" search={{ view: 'log' }}>
            <Trans>Who did what, and when</Trans>
          </TextLink>
        )
      }
    >
      {!read && <Skeleton lines={6} />}
      {read && !read.company && <FirstLoad />}
      {read?.company && read.me && <TeamBody read={read} />}
    </Page>
  );
}

function TeamBody({ read }: { read: Team }) {
  const { company, me, entries, inviting, invited } = read;
  const [saved, setSaved] = useState(false);
  if (!company || !me) return null;
  const owns = me.role === 'owner';
  const onSaved = () => setSaved(true);
  return (
    <>
      <GeneralState entries={entries} saved={saved} />
      <HandoverQuestion company={company} uid={me._userId} onSaved={onSaved} />
      <Section title={<Trans>Members</Trans>}>
        {!owns && (
          <p className="text-small text-soft">
            <Trans>The owner decides who may do what.</Trans>
          </p>
        )}
        <Members company={company} me={me} onSaved={onSaved} />
      </Section>
      {(owns || invited.length > 0) && (
        <Section title={<Trans>Invited</Trans>}>
          <Invited company={company} invited={invited} inviting={inviting} owns={owns} />
        </Section>
      )}
      {owns && <InviteForm read={read} />}
      {owns && <Handover company={company} uid={me._userId} onSaved={onSaved} />}
      <SecondSignature company={company} readOnly={!owns} onSaved={onSaved} />
      <LeaveCompany company={company} me={me} />
    </>
  );
}
