import type { Side } from '../../../contract/fields.ts';

/** The reading side: the talent by account id, the company by its id. Colleagues read by their own account. */
export type Owner = { side: 'talent'; uid: string } | { side: 'company'; companyId: string };
/** The reader. A colleague reads like their own bucket: on the talent's side, by account id. */
export type Viewer = { readonly side: Side; readonly uid?: string };
