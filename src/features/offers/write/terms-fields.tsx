import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { PayUnit } from '../../../../contract/entities/job.ts';
import type { JobKind } from '../../../../contract/job-kinds.ts';
import { isFixedTerm } from '../../../../contract/law/fixed-term.ts';
import { PAY_UNITS } from '../../../../contract/pay-units.ts';
import { monthlyPay, type TermField } from '../../../i18n/offer-terms.ts';
import { PAY_UNIT_LABEL } from '../../../i18n/pay.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Section } from '../../../ui/page.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DueDates } from './due-dates.tsx';
import { OFFER_FIELDS } from './kind-fields.ts';
import { TermsWarning } from './terms-warning.tsx';
import { useOfferFields, useReadableTerms } from './use-offer-fields.ts';

type Props = {
  kind: JobKind;
  currency: string;
  /** What the ad promised, beside the field of the pay. */
  advertised?: string | undefined;
};

/** The points of an offer, as many as its kind has, in the order they are read in. */
export function TermsFields({ kind, currency, advertised }: Props) {
  const { form, label, errorOf } = useOfferFields();
  const asks = (field: TermField) => OFFER_FIELDS[kind].includes(field);
  return (
    <>
      <Section title={<Trans>Work and pay</Trans>}>
        <div className="grid gap-4">
          <TextField {...form.register('title')} label={label('title')} error={errorOf('title')} />
          <PayFields kind={kind} currency={currency} advertised={advertised} />
          {asks('hours') && <HoursFields kind={kind} />}
        </div>
      </Section>
      <Section title={<Trans>When and where</Trans>}>
        <div className="grid gap-4">
          <Days kind={kind} />
          {asks('place') && (
            <TextField {...form.register('place')} label={label('place')} error={errorOf('place')} optional />
          )}
        </div>
      </Section>
      {asks('deliverables') && <Delivery kind={kind} />}
      {asks('notice') && <Leaving kind={kind} asksTrial={asks('trialWeeks')} />}
    </>
  );
}

function PayFields({ kind, currency, advertised }: Props) {
  const { i18n } = useLingui();
  const { form, label, errorOf } = useOfferFields();
  const unit = useWatch({ control: form.control, name: 'unit' });
  const units: PayUnit[] = [...new Set([...PAY_UNITS[kind], unit])];
  const sign = currency === 'EUR' ? '€' : currency;
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.register('amount')}
          label={`${label('amount')} (${sign})`}
          error={errorOf('amount')}
          inputMode="decimal"
          autoComplete="off"
        />
        <Select {...form.register('unit')} label={label('unit')} error={errorOf('unit')}>
          {units.map((value) => (
            <option key={value} value={value}>
              {i18n._(PAY_UNIT_LABEL[value])}
            </option>
          ))}
        </Select>
      </div>
      {advertised && (
        <p className="text-small text-soft tabular-nums">
          <Trans>The ad says {advertised}.</Trans>
        </p>
      )}
      <MonthNote kind={kind} />
    </>
  );
}

/** What an hourly pay comes to, as soon as both numbers are there. */
function MonthNote({ kind }: { kind: JobKind }) {
  const format = useFormat();
  const readable = useReadableTerms(kind);
  const monthly = monthlyPay(readable);
  if (monthly === null || !readable.pay) return null;
  const sum = format.money(monthly, readable.pay.currency);
  return (
    <p className="rounded-card bg-well px-4 py-3 text-small text-soft tabular-nums">
      <Trans>That is about {sum} a month, before tax.</Trans>
    </p>
  );
}

function HoursFields({ kind }: { kind: JobKind }) {
  const { t } = useLingui();
  const { form, label, errorOf } = useOfferFields();
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.register('perWeek')}
          label={label('perWeek')}
          error={errorOf('perWeek')}
          inputMode="decimal"
          optional
        />
        <TextField
          {...form.register('hoursText')}
          label={label('hoursText')}
          placeholder={t`Saturdays, 6 to 14`}
          error={errorOf('hoursText')}
          optional
        />
      </div>
      <TermsWarning kind={kind} path="terms.hours.perWeek" />
    </>
  );
}

function Days({ kind }: { kind: JobKind }) {
  const { form, label, errorOf } = useOfferFields();
  const end = useWatch({ control: form.control, name: 'end' });
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField {...form.register('start')} label={label('start')} error={errorOf('start')} optional />
        <DateField {...form.register('end')} label={label('end')} error={errorOf('end')} optional />
      </div>
      {isFixedTerm({ kind, endDate: end || null }) && (
        <p role="note" className="rounded-card bg-well px-4 py-3 text-small text-soft">
          <Trans>
            Fixed term: the contract itself needs paper and ink before the first day, otherwise it has no end
            (§ 14 (4) TzBfG). Here you promise each other the work.
          </Trans>
        </p>
      )}
    </>
  );
}

function Delivery({ kind }: { kind: JobKind }) {
  const { t } = useLingui();
  const { form, label, errorOf } = useOfferFields();
  const asks = (field: TermField) => OFFER_FIELDS[kind].includes(field);
  return (
    <Section title={<Trans>What is delivered</Trans>}>
      <div className="grid gap-4">
        <TextArea
          {...form.register('deliverables')}
          label={label('deliverables')}
          hint={t`One thing a line.`}
          error={errorOf('deliverables')}
          rows={3}
          optional
        />
        <DueDates />
        <TextField
          {...form.register('revisions')}
          label={label('revisions')}
          hint={t`How often changes may be asked for.`}
          error={errorOf('revisions')}
          inputMode="numeric"
          optional
        />
        <TextArea
          {...form.register('usageRights')}
          label={label('usageRights')}
          hint={t`Where, for how long, and whether it may be paid advertising.`}
          error={errorOf('usageRights')}
          optional
        />
        <TextArea
          {...form.register('exclusivity')}
          label={label('exclusivity')}
          hint={t`For whom nothing may be made, and for how long.`}
          error={errorOf('exclusivity')}
          rows={2}
          optional
        />
        {asks('disclosure') && (
          <TextArea
            {...form.register('disclosure')}
            label={label('disclosure')}
            hint={t`How it is marked: the law wants it to be seen at once.`}
            error={errorOf('disclosure')}
            rows={2}
            optional
          />
        )}
      </div>
    </Section>
  );
}

function Leaving({ kind, asksTrial }: { kind: JobKind; asksTrial: boolean }) {
  const { t } = useLingui();
  const { form, label, errorOf } = useOfferFields();
  return (
    <Section title={<Trans>Trying and leaving</Trans>}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {asksTrial && (
          <TextField
            {...form.register('trialWeeks')}
            label={label('trialWeeks')}
            error={errorOf('trialWeeks')}
            inputMode="numeric"
            optional
          />
        )}
        <TextField
          {...form.register('notice')}
          label={label('notice')}
          placeholder={t`4 weeks to the end of a month`}
          error={errorOf('notice')}
          optional
        />
      </div>
      <TermsWarning kind={kind} path="terms.trialWeeks" />
    </Section>
  );
}
