import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Offer } from '../../../../contract/entities/offer.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useWhen } from '../../../i18n/use-when.ts';
import type { OfferDetail } from '../../../replica/queries/offers.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { PdfButton } from '../letter/pdf-button.tsx';

type Props = { detail: OfferDetail; onRead: () => void };

/**
 * The one screen in full colour, and only once the server has every signature. The word of the product is said here
 * and nowhere else; the check is drawn once, and is simply there for whoever wants stillness.
 */
export function Yes({ detail: { offer }, onRead }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const when = useWhen();
  const dialog = useRef<HTMLDialogElement>(null);
  const word = t({ message: 'It’s a yes.', context: 'an offer that both sides have signed' });
  usePageTitle(word);
  useEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    return () => element?.close();
  }, []);
  const company = offer.parties.company.name;
  const { start } = offer.terms;
  const signed = offer.statusAt.signed;
  return (
    <dialog
      ref={dialog}
      aria-labelledby="yes"
      className="yes"
      onCancel={(event) => {
        event.preventDefault();
        onRead();
      }}
    >
      <div className="mx-auto flex min-h-full w-full max-w-form flex-col gap-8 px-6 py-5">
        <div className="-me-2 flex justify-end [&_button]:text-current [&_button:hover]:bg-transparent">
          <IconButton name={t`Close`} icon={X} onClick={onRead} />
        </div>
        <YesMark />
        <div className="grid gap-3">
          <h1 id="yes" className="text-hero font-bold tracking-tighter">
            {word}
          </h1>
          <p className="text-lead">
            {start ? (
              <Trans>
                You start on {format.weekday(start)} at {company}.
              </Trans>
            ) : (
              <Trans>
                {offer.terms.title} at {company}.
              </Trans>
            )}
          </p>
          {signed && (
            <p className="text-small tabular-nums">
              <Trans>Signed by both, received {when(signed)}.</Trans>
            </p>
          )}
        </div>
        <ToBring offer={offer} />
        <div className="mt-auto grid gap-3 pb-4 [&_p]:text-current">
          <PdfButton offer={offer} wide />
          <button
            type="button"
            onClick={onRead}
            className="min-h-11 rounded-card border border-current px-5 py-2 font-semibold"
          >
            <Trans>Read the letter</Trans>
          </button>
        </div>
      </div>
    </dialog>
  );
}

/** The letter, whose flap has become the check. */
function YesMark() {
  return (
    <svg viewBox="0 0 120 96" width="120" height="96" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M8 32v48a8 8 0 0 0 8 8h80a8 8 0 0 0 8-8V38" strokeWidth="2.5" strokeLinecap="round" />
      <path
        className="yes-check"
        pathLength="1"
        d="M8 30 44 64 112 6"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** What the first day needs, by what kind of work it is. */
function ToBring({ offer: { kind, contractForm } }: { offer: Offer }) {
  if (kind === 'freelance') return null;
  if (kind === 'campaign') return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-small font-semibold">
        <Trans>You need until then</Trans>
      </h2>
      <ul className="divide-y divide-current/25">
        {contractForm === 'qes_or_paper' && (
          <Item
            name={<Trans>The contract on paper</Trans>}
            why={<Trans>Both sign it before the first day. Do not begin without it.</Trans>}
          />
        )}
        {contractForm === 'training' && (
          <Item
            name={<Trans>The training contract</Trans>}
            why={<Trans>The company sends it before the first day and has it entered by the chamber.</Trans>}
          />
        )}
        <Item
          name={<Trans>Tax number and social security number</Trans>}
          why={<Trans>You find them in letters from the tax office and the pension insurance.</Trans>}
        />
        <Item name={<Trans>Your bank account</Trans>} why={<Trans>The IBAN, for your pay.</Trans>} />
      </ul>
    </section>
  );
}

function Item({ name, why }: { name: ReactNode; why: ReactNode }) {
  return (
    <li className="py-3">
      <p>{name}</p>
      <p className="text-small opacity-85">{why}</p>
    </li>
  );
}
