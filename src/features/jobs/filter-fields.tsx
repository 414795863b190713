import { useLingui } from '@lingui/react/macro';
import { JOB_KINDS, type JobKind } from '../../../contract/job-kinds.ts';
import { KIND_LABEL } from '../../i18n/job-labels.ts';
import { type MarketFilters, RADII } from '../../replica/market/filters.ts';
import type { KnownPlace } from '../../replica/market/place-match.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FilterChip } from '../../ui/chip.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { without } from './chosen.ts';
import { PayFloorField } from './pay-floor-field.tsx';
import { PlaceField } from './place-field.tsx';
import { WishFields } from './wish-fields.tsx';

type Props = {
  filters: MarketFilters;
  places: readonly KnownPlace[];
  onFilters: (filters: MarketFilters) => void;
};

/** Everything one can ask of a job besides its words. */
export function FilterFields({ filters, places, onFilters }: Props) {
  const { t, i18n } = useLingui();
  const toggle = (kind: JobKind) => {
    const on = filters.kinds.includes(kind);
    const kinds = JOB_KINDS.filter((one) => (one === kind ? !on : filters.kinds.includes(one)));
    onFilters({ ...filters, kinds });
  };
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <PlaceField
          places={places}
          chosen={filters.place?.label ?? null}
          onChoose={(place) =>
            onFilters(
              place
                ? { ...filters, place: { label: place.label, lat: place.lat, lng: place.lng } }
                : without(filters, 'place'),
            )
          }
        />
        {filters.place && (
          <SegmentedControl
            legend={t`Within, km`}
            segments={RADII.map((km) => ({ value: `${km}`, label: `${km}` }))}
            value={`${filters.radiusKm}`}
            onChange={(km) => onFilters({ ...filters, radiusKm: Number(km) })}
            wide
          />
        )}
      </div>
      <fieldset>
        <legend className="mb-2 text-small font-semibold">{t`Kind of job`}</legend>
        <div className="flex flex-wrap gap-2">
          {JOB_KINDS.map((kind) => (
            <FilterChip key={kind} pressed={filters.kinds.includes(kind)} onPress={() => toggle(kind)}>
              <span className="inline-block first-letter:uppercase">{i18n._(KIND_LABEL[kind])}</span>
            </FilterChip>
          ))}
        </div>
      </fieldset>
      <PayFloorField floor={filters.payFloor} onFloor={(payFloor) => onFilters({ ...filters, payFloor })} />
      <WishFields filters={filters} onFilters={onFilters} />
      <Checkbox
        label={t`Only remote jobs`}
        hint={t`Work that can be done from anywhere.`}
        checked={filters.remoteOnly}
        onChange={(event) => onFilters({ ...filters, remoteOnly: event.currentTarget.checked })}
      />
    </div>
  );
}
