import { Trans, useLingui } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { INVITE_DAYS, TEXT_MAX } from '../../../../contract/limits.ts';
import type { Team } from '../../../replica/queries/team.ts';
import { useReplica } from '../../../replica/use-live.ts';
import { useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Section } from '../../../ui/page.tsx';
import { problemResolver } from '../../../ui/problem-resolver.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { type InviteForm as Form, inviteProblems, NOBODY_YET } from './invite-problems.ts';
import { Seats } from './seats.tsx';

const DRAFT = 'company:invite';
const resolver = problemResolver<Form>(inviteProblems);

/** Invites somebody by mail. It waits on this device where there is no network; what becomes of it is shown above. */
export function InviteForm({ read }: { read: Team }) {
  const draft = useKeptDraft<Form>(DRAFT);
  return (
    <Section title={<Trans>Invite somebody</Trans>}>
      <p className="text-small text-soft">
        <Trans>
          They get a link by email, which works for {INVITE_DAYS} days. Nobody who opens it has to create a
          company.
        </Trans>
      </p>
      <Seats read={read} />
      {draft.kept === undefined ? <Skeleton lines={4} /> : <Fields read={read} draft={draft} />}
    </Section>
  );
}

function Fields({ read, draft }: { read: Team; draft: ReturnType<typeof useKeptDraft<Form>> }) {
  const { t } = useLingui();
  const { uid } = useReplica();
  const { mutate } = useSync();
  const { offline } = useReachability();
  const saving = useSaving();
  const [last, setLast] = useState<string | null>(null);
  const form = useForm<Form>({ defaultValues: draft.kept ?? NOBODY_YET, resolver });
  const { errors } = form.formState;
  const { save } = draft;
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => save(values) }),
    [form, save],
  );
  const submit = form.handleSubmit(async (values) => {
    const { company } = read;
    if (!company) return;
    await draft.finish();
    const { canChat, canSign } = values;
    const [mail, position, note] = [values.mail.trim(), values.position.trim(), values.note.trim()];
    const invitation = {
      companyId: company._id,
      _senderId: uid,
      _receiverMail: mail,
      canChat,
      canSign,
      position,
      ...(note && { note }),
    };
    const done = await saving(() => mutate('company.invite', invitation, { draft: DRAFT }));
    draft.resume();
    if (!done) return;
    setLast(mail);
    form.reset(NOBODY_YET);
    form.setFocus('mail');
  });
  const mailErrors: Record<string, string> = {
    missing: t`Who do you invite? Type the email address.`,
    mail: t`This is not a complete email address.`,
  };
  return (
    <form noValidate className="grid max-w-form gap-5" onSubmit={(event) => void submit(event)}>
      <TextField
        {...form.register('mail')}
        type="email"
        label={t`Email address`}
        autoComplete="off"
        autoCapitalize="none"
        error={errors.mail?.type && mailErrors[String(errors.mail.type)]}
      />
      <TextField
        {...form.register('position')}
        label={t`Position`}
        optional
        hint={t`Such as “Shift lead”. Colleagues see it.`}
        error={errors.position && t`At most ${TEXT_MAX.position} characters.`}
      />
      <fieldset className="grid">
        <legend className="text-small font-semibold">
          <Trans>What may they do?</Trans>
        </legend>
        <p className="text-small text-soft">
          <Trans>Everybody in the team writes jobs and reads applications.</Trans>
        </p>
        <Checkbox {...form.register('canChat')} label={t`Answer applicants and write with them`} />
        <Checkbox {...form.register('canSign')} label={t`Send offers and sign them for the company`} />
      </fieldset>
      <TextArea
        {...form.register('note')}
        label={t`A sentence from you`}
        optional
        hint={t`It is in the email.`}
        limit={TEXT_MAX.invitationNote}
        rows={2}
        error={errors.note && t`This is too long for the email.`}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" icon={Mail}>
          <Trans>Invite</Trans>
        </Button>
        <p role="status" className="text-small text-soft">
          {last && offline && (
            <Trans>Saved here. The invitation of {last} goes out when you are back online.</Trans>
          )}
          {last && !offline && <Trans>The invitation of {last} is shown above.</Trans>}
        </p>
      </div>
    </form>
  );
}
