import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { CREATOR_LIST_MAX } from '../../../../contract/entities/creator.ts';
import { Button } from '../../../ui/button.tsx';
import { ChosenChip } from '../../../ui/chip.tsx';
import type { FactsForm } from './facts-form.ts';

/** Up to five topics in the creator's own words (creator.2). Enter or a comma makes the next one. */
export function NichesField({ error }: { error: string | undefined }) {
  const { t } = useLingui();
  const { field } = useController<FactsForm, 'niches'>({ name: 'niches' });
  const [next, setNext] = useState('');
  const id = useId();
  const niches = field.value;
  const add = (text: string) => {
    const niche = text.trim();
    const known = niches.some((one) => one.toLowerCase() === niche.toLowerCase());
    if (niche !== '' && !known) field.onChange([...niches, niche]);
    setNext('');
  };
  const full = niches.length >= CREATOR_LIST_MAX.niches;
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={`${id}-told`}>
      <legend className="mb-1 text-small font-semibold">
        <Trans>Topics</Trans>
      </legend>
      <div id={`${id}-told`} className="-mt-1.5 text-small">
        <p className="text-soft">
          <Trans>Up to {CREATOR_LIST_MAX.niches}, such as baking, bikes or budgeting.</Trans>
        </p>
        {error && <p className="font-medium text-danger">{error}</p>}
      </div>
      {!full && (
        <div className="flex items-center gap-1">
          <input
            ref={field.ref}
            name={field.name}
            value={next}
            onChange={(event) => setNext(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ',') return;
              event.preventDefault();
              add(next);
            }}
            onBlur={() => {
              add(next);
              field.onBlur();
            }}
            aria-label={t`Next topic`}
            aria-invalid={error ? true : undefined}
            className="control min-w-0 flex-1"
          />
          <Button variant="bare" icon={Plus} onClick={() => add(next)}>
            <Trans>Add</Trans>
          </Button>
        </div>
      )}
      {/* It keeps the room of a line: leaving the field adds a topic, and the button that is being pressed must not move. */}
      <div className="flex min-h-9 flex-wrap gap-2">
        {niches.map((niche) => (
          <ChosenChip
            key={niche}
            removeName={t`Remove ${niche}`}
            onRemove={() => field.onChange(niches.filter((one) => one !== niche))}
          >
            {niche}
          </ChosenChip>
        ))}
      </div>
    </fieldset>
  );
}
