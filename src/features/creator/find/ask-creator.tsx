import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import type { CreatorCard } from '../../../../contract/entities/creator.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { hasLink } from '../../../../contract/policy/message-text.ts';
import { useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { KeptNote } from '../../../ui/kept-note.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

type Props = { card: Pick<CreatorCard, '_id' | 'handle'>; onClose: () => void };

/** Key of the draft of a message to a creator. */
export const askDraft = (creatorId: string) => `creator-ask:${creatorId}`;

/** The first message to a creator: one, without links and files, until they answer (product section 4.5). */
export function AskSheet({ card, onClose }: Props) {
  const { t } = useLingui();
  const draft = useKeptDraft<string>(askDraft(card._id));
  const form = useId();
  return (
    <Sheet
      open
      sticky
      onClose={onClose}
      title={t`Ask ${card.handle}`}
      actions={
        <Button type="submit" form={form}>
          <Trans>Send the request</Trans>
        </Button>
      }
    >
      {draft.kept === undefined ? (
        <Skeleton lines={4} />
      ) : (
        <AskForm id={form} card={card} draft={draft} begun={draft.kept ?? ''} onDone={onClose} />
      )}
    </Sheet>
  );
}

type FormProps = {
  id: string;
  card: Props['card'];
  draft: ReturnType<typeof useKeptDraft<string>>;
  begun: string;
  onDone: () => void;
};

function AskForm({ id, card, draft, begun, onDone }: FormProps) {
  const { t } = useLingui();
  const { mutate, newId, now } = useSync();
  const { offline } = useReachability();
  const saving = useSaving();
  const [text, setText] = useState(begun);
  const [told, setTold] = useState(false);
  const written = text.trim();
  const problem =
    written === ''
      ? t`Write what it is about.`
      : written.length > TEXT_MAX.message
        ? t`This is too long.`
        : hasLink(written)
          ? t`Links are possible once they have answered. Take it out.`
          : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (problem) return;
    await draft.finish();
    const saved = await saving(() =>
      mutate(
        'conversation.add-message',
        {
          clientId: newId(),
          ref: { type: 'creator', id: card._id },
          type: 'text',
          text: written,
          clientAt: new Date(now()).toISOString(),
        },
        { draft: askDraft(card._id) },
      ),
    );
    if (saved) onDone();
    else draft.resume();
  };
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <p className="text-soft">
        <Trans>
          What is it about, by when, and what do you have for it? It is one message; the conversation opens
          when they answer.
        </Trans>
      </p>
      <TextArea
        label={t`Your message`}
        value={text}
        rows={6}
        limit={TEXT_MAX.message}
        error={told ? problem : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          draft.save(event.currentTarget.value);
        }}
      />
      <p className="text-small text-soft">
        <KeptNote failed={draft.failed} offline={offline} />
      </p>
    </form>
  );
}
