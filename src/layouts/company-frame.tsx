import type { ComponentProps } from 'react';
import { CompanyLayout } from './company-layout.tsx';
import { useCompany } from './use-company.ts';

type Props = Omit<ComponentProps<typeof CompanyLayout>, 'company' | 'limits' | 'due' | 'badges'>;

/** A company's layout, with what it shows of the company. */
export function CompanyFrame(props: Props) {
  return <CompanyLayout {...props} {...useCompany()} />;
}
