import type { ApiError } from '../../../contract/errors.ts';
import { NOTHING_YET, type RegistrationField } from './registration-form.ts';

/** Fields of the form that the server found wrong: `userObj.general.firstname` → `firstname`. */
export function wrongFields(error: ApiError): RegistrationField[] {
  return (error.fields ?? [])
    .map(({ path }) => path.split('.').at(-1) ?? '')
    .filter((name): name is RegistrationField => name in NOTHING_YET);
}
