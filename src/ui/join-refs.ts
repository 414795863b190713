import type { Ref } from 'react';

/** One ref for an element that two parties hold. */
export function joinRefs<T>(own: (element: T | null) => void, given: Ref<T> | undefined) {
  return (element: T | null) => {
    own(element);
    if (typeof given === 'function') return given(element);
    if (given) given.current = element;
  };
}
