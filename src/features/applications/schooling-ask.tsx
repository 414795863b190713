import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { dayOf } from '../../../contract/calendar-day.ts';
import type { CompulsorySchool } from '../../../contract/law/schooling.ts';
import { useClock } from '../../i18n/clock.ts';
import { SCHOOLING_ANSWER, SCHOOLING_HINT, SCHOOLING_QUESTION } from '../../i18n/schooling-text.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { ChoiceTiles } from '../../ui/choice-tiles.tsx';
import { useSaving } from '../../ui/use-saving.ts';

type Props = { uid: string; said: CompulsorySchool | undefined };

/** Asked of somebody of 15 to 17 where the answer decides whether they may do this job (L1). */
export function SchoolingAsk({ uid, said }: Props) {
  const { i18n } = useLingui();
  const clock = useClock();
  const { mutate } = useSync();
  const saving = useSaving();
  const save = (answer: CompulsorySchool) =>
    saving(() =>
      mutate('user.update-general', {
        _userId: uid,
        general: { compulsorySchool: { answer, on: dayOf(clock()) } },
      }).then(() => undefined),
    );
  return (
    <div className="grid gap-3 rounded-card border border-line bg-well p-4">
      <ChoiceTiles<CompulsorySchool>
        legend={i18n._(SCHOOLING_QUESTION)}
        hint={i18n._(SCHOOLING_HINT)}
        tiles={(['done', 'yes'] as const).map((value) => ({
          value,
          label: i18n._(SCHOOLING_ANSWER[value]),
        }))}
        chosen={said ? [said] : []}
        onChange={([answer]) => answer && void save(answer)}
      />
      <p className="text-small text-soft">
        <Trans>For this job it decides whether you may do it.</Trans>
      </p>
    </div>
  );
}
