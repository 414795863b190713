import type { User } from '../../../contract/entities/user.ts';

/** The CV as JSON Resume 1.0.0, with name and contacts, as other programs read it. */
export function jsonResume({ general, email, address }: User) {
  const { cv = {} } = general;
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    ...cv,
    basics: {
      name: `${general.firstname} ${general.lastname}`,
      email,
      ...(general.phone === undefined ? {} : { phone: general.phone }),
      ...(address === null
        ? {}
        : {
            location: {
              address: [address.line1, address.line2].filter(Boolean).join(', '),
              postalCode: address.postalCode,
              city: address.city,
              region: address.state,
              countryCode: address.country,
            },
          }),
      ...cv.basics,
    },
  };
}
