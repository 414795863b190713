import { Trans, useLingui } from '@lingui/react/macro';

/** Who decides about the plan, for those who do not. */
export function OnlyOwner({ owners }: { owners: readonly string[] }) {
  const { i18n } = useLingui();
  const names = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(owners);
  return (
    <p className="rounded-card bg-well px-4 py-3">
      {owners.length > 0 ? (
        <Trans>Plans are booked, changed and paid by the owner of the company. Ask {names}.</Trans>
      ) : (
        <Trans>Plans are booked, changed and paid by the owner of the company.</Trans>
      )}
    </p>
  );
}
