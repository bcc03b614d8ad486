/** The composition root: configuration, clock, store, places and weather make one Service. */
import type { AccountStore } from './account/store.ts';

export interface Service {
  readonly accounts: AccountStore;
}
