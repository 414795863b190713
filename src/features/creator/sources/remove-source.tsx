import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Creator, Source } from '../../../../contract/entities/creator.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionSheet } from '../../../ui/question-sheet.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { pausesProfile } from './pauses-profile.ts';

type Props = {
  source: Source;
  creator: Creator;
  /** The change that names it, as long as it is not received: where it may have arrived, the removal goes behind it. */
  unsent: OutboxEntry<'creator.add-source'> | undefined;
  /** Server's time, milliseconds. */
  now: number;
};

/** Takes a page off the profile, and says what is erased with it. */
export function RemoveSource({ source, creator, unsent, now }: Props) {
  const { t } = useLingui();
  const { mutate, takeBack } = useSync();
  const saving = useSaving();
  const [asking, setAsking] = useState(false);
  const { url, declaredFollowers, measuredFollowers } = source;
  const figures = Number(declaredFollowers !== null) + Number(measuredFollowers !== null);
  const remove = async () => {
    const isNew = unsent?.args._id === source._id;
    const done = await saving(async () => {
      if (isNew && unsent && (await takeBack([unsent.id]))) return;
      await mutate('creator.remove-source', { _sourceId: source._id });
    });
    if (done) setAsking(false);
  };
  return (
    <>
      <Button variant="bare" onClick={() => setAsking(true)}>
        <Trans>Remove</Trans>
      </Button>
      <QuestionSheet
        open={asking}
        onClose={() => setAsking(false)}
        onAct={() => void remove()}
        title={t`Remove this page?`}
        act={<Trans>Remove it</Trans>}
        keep={<Trans>Keep it</Trans>}
      >
        <p className="font-medium wrap-anywhere">{url}</p>
        <p>
          {figures === 0 ? (
            <Trans>Its proof and its code are erased for good. To name it again, you prove it again.</Trans>
          ) : (
            <Plural
              value={figures}
              one="Its proof, its code and its number of followers are erased for good. To name it again, you prove it again."
              other="Its proof, its code and both numbers of followers are erased for good. To name it again, you prove it again."
            />
          )}
        </p>
        {pausesProfile(creator, source._id, now) && (
          <p className="font-medium text-warning">
            <Trans>It is the only page that is verified, so your profile is paused with it.</Trans>
          </p>
        )}
      </QuestionSheet>
    </>
  );
}
