import type { Side } from '../../../contract/fields.ts';

/** Whose eyes: the talent's by account id, the company's by its id. A colleague reads with their own. */
export type Owner = { side: 'talent'; uid: string } | { side: 'company'; companyId: string };
/** Who reads. A colleague reads as their own bucket does: on the talent's side, by account id. */
export type Viewer = { readonly side: Side; readonly uid?: string };
