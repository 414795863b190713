import { useRouter } from '@tanstack/react-router';
import { LeftCompany } from '../features/company/left-company.tsx';
import { CompanyGrace } from '../features/rights/company/company-grace.tsx';
import { LEFT_COMPANY } from './-left-company.ts';

/** What becomes of the company, on each of its pages. */
export function CompanyNotice() {
  const router = useRouter();
  return (
    <>
      <CompanyGrace />
      <LeftCompany
        onLeft={() => {
          sessionStorage.setItem(LEFT_COMPANY, 'yes');
          // The guards lead out of it.
          void router.invalidate();
        }}
      />
    </>
  );
}
