import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import Banknote from 'lucide-react/icons/banknote';
import Briefcase from 'lucide-react/icons/briefcase';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import MapPin from 'lucide-react/icons/map-pin';
import UserCheck from 'lucide-react/icons/user-check';
import Users from 'lucide-react/icons/users';
import type { Job } from '../../../contract/entities/job.ts';
import type { MinAgeCode } from '../../../contract/entities/working-conditions.ts';
import { AGE_ADULT } from '../../../contract/limits.ts';
import { closingOf } from '../../../contract/policy/closing.ts';
import { closingDayOf } from '../../../contract/policy/closing-day.ts';
import { formatDay } from '../../i18n/dates.ts';
import { EMPLOYMENT_TYPE_LABEL, hoursLabel, KIND_LABEL, REMOTE_LABEL } from '../../i18n/job-labels.ts';
import { formatPay } from '../../i18n/pay.ts';
import type { Fact } from '../../ui/facts.tsx';
import { closingText } from './closing-text.ts';

/** The glance block of a job's page (job.1): what is looked for first comes first. `now`: server's time. */
export function jobFacts(i18n: I18n, job: Job, now: number): Fact[] {
  const facts: (Fact | null)[] = [
    {
      key: 'pay',
      icon: Banknote,
      label: i18n._(msg`Pay`),
      value: job.pay ? formatPay(i18n, job.pay) : i18n._(msg`Not stated`),
      strong: true,
    },
    { key: 'kind', icon: Briefcase, label: i18n._(msg`Kind of job`), value: kindOf(i18n, job) },
    hoursOf(i18n, job),
    { key: 'place', icon: MapPin, label: i18n._(msg`Place`), value: placeOf(i18n, job) },
    { key: 'start', icon: CalendarDays, label: i18n._(msg`Start`), value: startOf(i18n, job) },
    { key: 'openings', icon: Users, label: i18n._(msg`Openings`), value: job.openings },
    {
      key: 'age',
      icon: UserCheck,
      label: i18n._(msg`Minimum age`),
      value: i18n._(minAgeReason(job)),
    },
    closingFact(i18n, job, now),
  ];
  return facts.filter((fact) => fact !== null);
}

function kindOf(i18n: I18n, { kind, employmentType }: Job): string {
  const labels = [KIND_LABEL[kind], ...employmentType.map((type) => EMPLOYMENT_TYPE_LABEL[type])];
  return capital(labels.map((label) => i18n._(label)).join(' · '));
}

/** The labels are words inside a sentence; here they begin one. */
function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function hoursOf(i18n: I18n, { hours }: Job): Fact | null {
  if (!hours) return null;
  const value = [i18n._(hoursLabel(hours)), hours.text].filter(Boolean).join(' · ');
  return { key: 'hours', icon: Clock, label: i18n._(msg`Hours`), value };
}

function placeOf(i18n: I18n, { location, remote }: Job): string {
  if (!location) return capital(i18n._(REMOTE_LABEL[remote]));
  return remote === 'none' ? location.label : `${location.label}, ${i18n._(REMOTE_LABEL[remote])}`;
}

function startOf(i18n: I18n, { startDate, endDate }: Job): string {
  const start = startDate ? formatDay(i18n.locale, startDate) : i18n._(msg`By arrangement`);
  if (!endDate) return start;
  const end = formatDay(i18n.locale, endDate);
  return i18n._(msg`${start}, until ${end}`);
}

function closingFact(i18n: I18n, { validThrough }: Job, now: number): Fact | null {
  const closing = closingOf(validThrough, now);
  if (!closing || !validThrough) return null;
  const date = formatDay(i18n.locale, closingDayOf(validThrough));
  const value = `${date} · ${i18n._(closingText(closing))}`;
  return { key: 'closing', icon: Hourglass, label: i18n._(msg`Open until`), value };
}

/** A lowest age and what stands behind it: the company's choice, or German youth protection law (product section 1). */
function minAgeReason({ minAge, minAgeReasons }: Job): MessageDescriptor {
  const is = (code: MinAgeCode) => minAgeReasons.some((reason) => reason.code === code);
  if (is('company_choice')) return msg`${minAge}: asked for by the company`;
  if (is('facts_unknown')) return msg`${minAge}: branch, times and dangers of the work are not settled yet`;
  if (minAge < 15) return msg`${minAge}: light work of few hours, with the consent of the parents`;
  if (minAge < AGE_ADULT) return msg`${minAge}: under 18 youth protection limits hours and tasks`;
  return msg`${minAge}: its hours or tasks are for adults only`;
}
