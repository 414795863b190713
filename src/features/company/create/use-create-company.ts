import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../../auth/use-account.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { readPeople, readWebsite } from '../website.ts';
import { type CompanyForm, type Intent, identityOf } from './company-form.ts';
import { type CreateProblem, createProblem } from './create-problem.ts';

type State = { step: 'idle' | 'sending' | 'made' } | { step: 'stopped'; problem: CreateProblem };

/**
 * Makes the company. Done once this device knows that the account belongs to it, because the routes ask for that.
 */
export function useCreateCompany(onDone: () => void) {
  const session = useSession();
  const { call, mutate, syncNow } = useSync();
  const [state, setState] = useState<State>({ step: 'idle' });

  const linked = state.step === 'made' || (state.step === 'stopped' && state.problem === 'linked');
  const arrived = linked && Boolean(session?.companyId);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (arrived) done();
  }, [arrived]);

  const create = useCallback(
    async (values: CompanyForm, intent: Intent): Promise<boolean> => {
      if (!session) return false;
      setState({ step: 'sending' });
      try {
        const { _id } = await call(
          'company.create',
          {
            _id: intent._id,
            ...identityOf(values),
            companyName: values.companyName.trim(),
            _userId: session.uid,
          },
          { key: intent.key },
        );
        const general = generalOf(values);
        if (general) await mutate('company.update-general', { companyId: _id, general });
        setState({ step: 'made' });
        return true;
      } catch (error) {
        const problem = createProblem(error);
        if (problem === 'linked') syncNow();
        setState({ step: 'stopped', problem });
        return false;
      }
    },
    [call, mutate, session, syncNow],
  );
  return { state, create };
}

/** What goes after the company itself, because `company.create` does not take it; it needs no network any more. */
function generalOf(values: CompanyForm) {
  // A household is asked for neither; what was typed before it was chosen is left out.
  if (values.kind === 'household') return null;
  const website = readWebsite(values.website);
  const people = readPeople(values.employeeCount);
  const general = {
    ...('value' in website && website.value !== '' ? { website: website.value } : {}),
    ...('value' in people && people.value !== null ? { employeeCount: people.value } : {}),
  };
  return Object.keys(general).length > 0 ? general : null;
}
