/**
 * How the store of this device is (rule S3).
 * blocked: an older tab holds the database · newer: a newer version of the app has taken it · closed: the browser has
 * closed it and it does not open again · full: something did not fit · stalled: it does not answer · lost: a copy is
 * gone. Each has its sentence in `src/layouts/store-notice.tsx`.
 */
export type StoreHealth = 'ok' | 'blocked' | 'newer' | 'closed' | 'full' | 'stalled' | 'lost';

/**
 * The kind of loss. wiped: a person or the browser has deleted it · damaged: it could not be read any more ·
 * silent: it does not answer, and a new one has been begun beside it · denied: the browser keeps nothing at all.
 */
export type Loss = {
  reason: 'wiped' | 'damaged' | 'silent' | 'denied';
  /** Things that had not been sent and are gone; in a silent store: that wait there. */
  unsent: number;
};

export type StoreState = {
  /** The problem of the database in use. A loss is shown beside it, until the person has read it. */
  trouble: 'none' | 'blocked' | 'newer' | 'closed' | 'full' | 'stalled';
  loss: Loss | null;
  /** While it is full: something the person did or wrote could not be kept, and not only what the server has as well. */
  unsaved: boolean;
  /** Things kept in the journal until the store takes them. */
  kept: number;
};

export type StoreEvent =
  | { type: 'blocked' | 'newer' | 'closed' | 'stalled' }
  | { type: 'full'; unsaved: boolean }
  /** It has answered: whatever was wrong is over. */
  | { type: 'answered' }
  | { type: 'kept'; kept: number }
  | { type: 'lost'; loss: Loss }
  /** The person has read of the loss, or of the store being full. */
  | { type: 'seen' };

export const HEALTHY: StoreState = { trouble: 'none', loss: null, unsaved: false, kept: 0 };

/** Pure. A page whose database belongs to a newer version never comes back from that: it has to be loaded again. */
export function nextState(state: StoreState, event: StoreEvent): StoreState {
  switch (event.type) {
    case 'kept':
      return { ...state, kept: event.kept };
    case 'lost':
      return { ...state, loss: event.loss };
    case 'seen':
      return {
        ...state,
        loss: null,
        unsaved: false,
        trouble: state.trouble === 'full' ? 'none' : state.trouble,
      };
    case 'answered':
      return state.trouble === 'newer' ? state : { ...state, trouble: 'none', unsaved: false };
    case 'full':
      if (state.trouble === 'newer') return state;
      return { ...state, trouble: 'full', unsaved: state.unsaved || event.unsaved };
    default:
      return state.trouble === 'newer' ? state : { ...state, trouble: event.type };
  }
}

export function healthOf({ trouble, loss }: StoreState): StoreHealth {
  if (trouble !== 'none') return trouble;
  return loss ? 'lost' : 'ok';
}

/** Whether it is pointless to wait for the store: what is to be kept goes to the journal at once. */
export function isAway({ trouble }: StoreState): boolean {
  return trouble !== 'none' && trouble !== 'full';
}

/** The state as a store for React. */
export type StoreWatch = {
  read: () => StoreState;
  subscribe: (listener: () => void) => () => void;
  tell: (event: StoreEvent) => void;
};

export function createStoreWatch(): StoreWatch {
  const listeners = new Set<() => void>();
  let state = HEALTHY;
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (event) => {
      const next = nextState(state, event);
      if (JSON.stringify(next) === JSON.stringify(state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
