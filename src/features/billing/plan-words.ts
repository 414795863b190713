import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Product } from '../../../contract/entities/product.ts';

/** Plans by id; the server's own words are English and stand where a plan is newer than this app. */
const NAME: Record<string, MessageDescriptor> = {
  free: msg({ message: 'Free', context: 'name of a plan' }),
  partner: msg({ message: 'Partner', context: 'name of a plan' }),
};

const FOR: Record<string, MessageDescriptor> = {
  free: msg`One live job at a time.`,
  starter: msg`For a shop or a workshop.`,
  team: msg`For a company with several places.`,
  business: msg`For companies that hire all year round.`,
};

export function planName(i18n: I18n, id: string, products: readonly Product[] = []): string {
  const known = NAME[id];
  if (known) return i18n._(known);
  return products.find((product) => product.id === id)?.name ?? id;
}

export function planFor(i18n: I18n, { id, description }: Product): string {
  const known = FOR[id];
  return known ? i18n._(known) : description;
}
