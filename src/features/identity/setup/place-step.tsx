import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { NO_FILTERS, RADII } from '../../../replica/market/filters.ts';
import { useMarket } from '../../../replica/market/use-market.ts';
import { usePlaceFinder } from '../../../sync/react/use-place-finder.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SuggestField } from '../../../ui/suggest-field.tsx';
import { NEW_SEARCH, placeAnswerOf, withPlace } from './setup-search.ts';
import { StepForm } from './step-form.tsx';
import { type Setup, usePass } from './use-setup.ts';
import { useStepAnswer } from './use-step-answer.ts';

/** Postcode or town, and how far to go. */
export function PlaceStep({ setup }: { setup: Setup }) {
  const { t } = useLingui();
  const pass = usePass(setup);
  const form = useStepAnswer('place', placeAnswerOf(setup.settings, setup.user.general));
  const [problem, setProblem] = useState<string | null>(null);
  const { text = '', place = null, radiusKm = 0 } = form?.answer ?? {};
  const { places: known } = useMarket(NO_FILTERS, useNow());
  const finder = usePlaceFinder(text, { known, chosen: place?.label ?? null });
  if (!form) return null;

  const choose = (point: typeof place) => {
    setProblem(null);
    form.change({ text: point?.label ?? '', place: point });
  };
  const goOn = async () => {
    const typed = text.trim();
    if (typed === '') return refuse(t`Enter a postcode or a town, or skip this step.`);
    if (typed.length > TEXT_MAX.place) return refuse(t`This is too long for a place.`);
    const found = place?.label === typed ? place : await finder.find();
    if (found === 'unknown') return refuse(t`No place is called “${typed}”. Choose one from the list.`);
    const point = found === 'unasked' ? null : found;
    const isNew = radiusKm !== setup.user.general.radiusKm;
    const meant = { text: typed, place: point, radiusKm };
    await form.settle(() =>
      pass('place', {
        search: (kept) => withPlace(kept ?? NEW_SEARCH, meant),
        ...(isNew && { general: { radiusKm } }),
      }),
    );
    return true;
  };
  const refuse = (why: string) => {
    setProblem(why);
    return false;
  };
  return (
    <StepForm
      title={t`Where would you like to work?`}
      lead={<Trans>Jobs near you are found by it. Nobody else sees it.</Trans>}
      onContinue={goOn}
      onSkip={() => form.settle(() => pass('place', { skipped: true }))}
    >
      <SuggestField
        label={t`Postcode or town`}
        error={problem}
        text={text}
        autoComplete="postal-code"
        suggest={() => finder.proposed().map(({ label }) => ({ key: label, label }))}
        listName={t`Places`}
        clearName={t`Clear the place`}
        onText={(typed) => {
          setProblem(null);
          form.change({ text: typed, place: null });
        }}
        onChoose={({ key }) => choose(finder.proposed().find(({ label }) => label === key) ?? null)}
        onAccept={() => undefined}
        submits
        onClear={() => choose(null)}
      />
      <SegmentedControl
        legend={t`Within, km`}
        segments={RADII.map((km) => ({ value: `${km}`, label: `${km}` }))}
        value={`${radiusKm}`}
        onChange={(km) => form.change({ radiusKm: Number(km) })}
        wide
      />
    </StepForm>
  );
}
