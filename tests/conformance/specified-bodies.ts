import type { CallName } from '../../contract/calls.ts';

/**
 * The bodies that section 7 of the specification writes out, field by field; of a call that is not here it shows none. A
 * field that it opens (`member with _userId, canSign, …`) is written with its own fields.
 */
export const SPECIFIED_BODIES: { readonly [Name in CallName]?: readonly string[] } = {
  'address.update': [
    'city',
    'country',
    'line1',
    'line2',
    'postalCode',
    'reference.refId',
    'reference.refType',
    'state',
  ],
  'company.disinvite': ['_receiverId'],
  'company.invite': ['_receiverMail', '_senderId'],
  'company.add-member': ['member._userId', 'member.canChat', 'member.canSign', 'member.position'],
  'company.update-member': ['member._userId', 'member.canChat', 'member.canSign', 'member.position'],
  'company.create': ['_userId', 'companyName', 'companyUID'],
  'customer.create': ['_addressId', '_companyId', 'email', 'name'],
  'customer.update': ['_companyId', 'params'],
  'company.update-address': ['addressId', 'companyId'],
  'company.update-general': ['companyId', 'general'],
  'company.set-banner': ['imageSource'],
  'company.set-logo': ['imageSource'],
  'user.create': ['uniqueId', 'userObj.email', 'userObj.general', 'userObj.userMode'],
  'user.set-setting': ['setting'],
  'user.update-address': ['_addressId', '_userId'],
  'user.update-general': ['_userId', 'general'],
  'user.set-image': ['imageSource'],
};

/** The fields that a body sends, those of an object opened where the specification opens it. */
export function fieldsSent(body: Record<string, unknown>, specified: readonly string[]): string[] {
  return Object.entries(body)
    .flatMap(([field, value]) =>
      specified.some((one) => one.startsWith(`${field}.`))
        ? Object.keys(value as object).map((inner) => `${field}.${inner}`)
        : [field],
    )
    .sort();
}
