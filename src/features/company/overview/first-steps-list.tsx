import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import type { Company } from '../../../../contract/entities/company.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/links.tsx';
import { Section } from '../../../ui/page.tsx';
import { FIRST_STEPS, type FirstStep } from './first-steps.ts';

type Props = { company: Company; done: Record<FirstStep, boolean> };
type Shown = { title: string; text: ReactNode; act: ReactNode };

/** What makes a company one that people like to apply to, in any order; the first open step is the loud one. */
export function FirstStepsList({ company, done }: Props) {
  const steps = useSteps(company);
  const next = FIRST_STEPS.find((step) => !done[step]);
  return (
    <Section title={<Trans>Your first steps</Trans>}>
      <ol className="grid max-w-content gap-0">
        {FIRST_STEPS.map((step, at) => (
          <Step key={step} {...steps(step === next)[step]} number={at + 1} done={done[step]} />
        ))}
      </ol>
    </Section>
  );
}

function Step({ title, text, act, number, done }: Shown & { number: number; done: boolean }) {
  const { t } = useLingui();
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-line py-4 last:border-0 sm:grid-cols-[2rem_minmax(0,1fr)_auto]">
      <span
        className={classNames(
          'grid size-8 place-items-center rounded-full border-2 text-small font-bold',
          done ? 'border-accent bg-accent text-on-accent' : 'border-edge text-soft',
        )}
      >
        {done ? <Icon of={Check} size="sm" label={t`done`} /> : number}
      </span>
      <div className="min-w-0">
        <h3 className={classNames('text-body font-bold', done && 'text-soft')}>{title}</h3>
        {!done && <p className="text-small text-soft">{text}</p>}
      </div>
      {!done && <div className="col-start-2 sm:col-start-3">{act}</div>}
    </li>
  );
}

function useSteps(company: Company) {
  const { t } = useLingui();
  const { registration } = company;
  const settings = '/pwa/company/settings';
  const variant = (loud: boolean) => (loud ? 'primary' : 'quiet');
  return (loud: boolean): Record<FirstStep, Shown> => ({
    registration: {
      title: registration?.state === 'refused' ? t`We could not verify you yet` : t`Show who you are`,
      text: (
        <Trans>
          You can write your first job now. It is published by itself once we have seen a document that shows
          who you are.
        </Trans>
      ),
      act: (
        <LinkButton variant={variant(loud)} to={settings}>
          {registration?.state === 'refused' ? (
            <Trans>See what is missing</Trans>
          ) : (
            <Trans>Hand in a document</Trans>
          )}
        </LinkButton>
      ),
    },
    picture: {
      title: t`A logo or a picture`,
      text: <Trans>People see at once who you are. A photo of your place is enough.</Trans>,
      act: (
        <LinkButton variant={variant(loud)} to={settings} hash="page">
          <Trans>Choose one</Trans>
        </LinkButton>
      ),
    },
    job: {
      title: t`Your first job`,
      text: <Trans>It is kept on this device as you write, also without network.</Trans>,
      act: (
        <LinkButton variant={variant(loud)} to="/pwa/company/create-job">
          <Trans>Write it</Trans>
        </LinkButton>
      ),
    },
    colleague: {
      title: t`Somebody beside you`,
      text: <Trans>So that applications do not wait for you alone.</Trans>,
      act: (
        <LinkButton variant={variant(loud)} to="/pwa/company/team">
          <Trans>Members</Trans>
        </LinkButton>
      ),
    },
  });
}
