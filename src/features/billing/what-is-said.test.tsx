import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { NOW, subscription } from '../../testing/billing.ts';

vi.mock('../../i18n/use-now.ts', () => ({ useNow: () => NOW }));
vi.mock('../../sync/react/use-reachability.ts', () => ({
  useReachability: () => ({ online: true, offline: false }),
}));
vi.mock('../../ui/links.tsx', () => {
  const link = ({ children }: { children: ReactNode }) => <a href="/">{children}</a>;
  return { LinkButton: link, TextLink: link };
});
vi.mock('../../ui/sheet.tsx', () => ({ Sheet: () => null }));

import { ChangeSum } from './booking/change-sum.tsx';
import { PlanCard } from './plans/plan-card.tsx';
import { PlanSection } from './subscription/plan-section.tsx';

/** What stands on these screens, as text. */
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const text = (node: ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={i18n}>{node}</I18nProvider>)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const planSection = (more: Parameters<typeof subscription>[0], vatCase: string) =>
  text(
    <PlanSection
      subscription={subscription(more)}
      customer={{ credit: 245_100, vatCase } as never}
      products={[]}
      validUntil={null}
      acts={{ state: { step: 'idle' } } as never}
    />,
  );

it.each([
  ['standard', true],
  ['reverse_charge', false],
  ['small_business', false],
] as const)(
  'payment.4 the sum after a change is the plan’s price, and with %s VAT is added: %s',
  (vatCase, added) => {
    const at = { periodStart: '2026-03-22T09:00:00.000Z', periodEnd: '2026-04-02T09:00:00.000Z' };
    const proration = {
      prorationDate: at.periodStart,
      lines: [{ kind: 'unused' as const, _priceId: 'team-monthly', quantity: 1, amount: -3513, ...at }],
      ...{ net: 0, vat: 0, total: 0, creditLeft: 2129 },
      nextBillingAt: at.periodEnd,
      nextAmountNet: 3900,
    };
    const said = text(<ChangeSum proration={proration} products={[]} vatCase={vatCase} interval="month" />);
    expect(said).toContain('€39 a month');
    expect(said.includes('plus VAT')).toBe(added);
    expect(planSection({}, vatCase).includes('plus VAT')).toBe(added);
  },
);

it.each([true, false])('pricing.1 a plan says whether creators can be searched for: %s', (creatorSearch) => {
  const product = {
    ...{ id: 'team', name: 'Team', description: '', active: true, images: [], features: [], prices: [] },
    ...{ metadata: { jobSlots: 10, seats: 15, creatorSearch, boost: 0 }, default_price: null },
  };
  const said = text(
    <PlanCard product={product} interval="month" current={false}>
      {null}
    </PlanCard>,
  );
  expect(said.includes('Search for creators')).toBe(creatorSearch);
});
