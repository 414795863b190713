import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PrivateNotes } from '../../../../contract/entities/application.ts';

type Label = NonNullable<PrivateNotes['label']>;

export const LABEL_TEXT: Record<Label, MessageDescriptor> = {
  favourite: msg({ message: 'Favourite', context: 'label of an applicant' }),
  maybe: msg({ message: 'Maybe', context: 'label of an applicant' }),
  unsuitable: msg({ message: 'Not a fit', context: 'label of an applicant' }),
};
export const LABELS = Object.keys(LABEL_TEXT) as Label[];
