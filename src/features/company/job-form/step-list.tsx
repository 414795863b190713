import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import type { JobKind } from '../../../../contract/job-kinds.ts';
import { Icon } from '../../../ui/icon.tsx';
import { STEPS, type Step, stepText } from './steps.ts';

type Props = {
  kind: JobKind;
  /** Parts in which something is missing or wrong. */
  open: ReadonlySet<Step>;
  onGo: (step: Step) => void;
};

/** The parts of the form on desks: the way to each, and what is still missing. */
export function StepList({ kind, open, onGo }: Props) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Parts of the form`} className="grid gap-3 max-desk:hidden desk:sticky desk:top-6">
      <ol className="grid">
        {STEPS.map((step) => {
          const missing = open.has(step);
          return (
            <li key={step}>
              <button
                type="button"
                onClick={() => onGo(step)}
                className="flex min-h-9 w-full items-center gap-2.5 rounded-inner px-1 text-start text-small hover:bg-well"
              >
                <span
                  className={`grid size-4 shrink-0 place-items-center rounded-full border ${
                    missing ? 'border-edge' : 'border-accent bg-accent text-on-accent'
                  }`}
                >
                  {!missing && <Icon of={Check} size="sm" />}
                </span>
                {i18n._(stepText(step, kind).name)}
                {missing && <span className="sr-only">{t`(something is missing)`}</span>}
              </button>
            </li>
          );
        })}
      </ol>
      <p className="px-1 text-note text-faint">
        {open.size === 0 ? (
          <Trans>All there.</Trans>
        ) : (
          <Trans>An empty dot: something is still missing before it can be published.</Trans>
        )}
      </p>
    </nav>
  );
}

type ProgressProps = { kind: JobKind; at: number };

/** How far one is on a phone, where each part is a screen. */
export function StepProgress({ kind, at }: ProgressProps) {
  const { i18n } = useLingui();
  const number = at + 1;
  const count = STEPS.length;
  const step = STEPS[at];
  return (
    <div className="grid gap-2">
      <p className="text-small text-soft" role="status">
        <Trans>
          Step {number} of {count}
        </Trans>
        {step && <span className="sr-only">: {i18n._(stepText(step, kind).title)}</span>}
      </p>
      <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-1.5">
        {STEPS.map((one, index) => (
          <span
            key={one}
            className={`h-1 rounded-full ${index < at ? 'bg-accent' : index === at ? 'bg-ink' : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  );
}
