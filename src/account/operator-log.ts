/**
 * The port to the operator log: who did what, when, to which account. Every change that an operator makes is written in
 * the transaction of the change; entries are never changed or deleted. They name accounts by number.
 */

export type OperatorAction =
  | 'account.create'
  | 'account.status'
  | 'account.place'
  | 'account.email'
  | 'account.delete'
  | 'account.export'
  | 'account.limits'
  | 'key.create'
  | 'key.revoke'
  | 'key.rotate'
  | 'credit.top-up'
  | 'credit.adjust'
  | 'credit.import'
  | 'price.set'
  | 'price.remove'
  | 'database.restore'
  | 'database.move';

/** Who acts where a person uses a link that came by mail. */
export const THE_ACCOUNT_ITSELF = 'the account itself';

export type ActionDetails = Readonly<Record<string, string | number | boolean | null>>;

export interface LoggedAction {
  readonly id: number;
  readonly atMs: number;
  /** The user of the operating system and the host, `root@shop`, or the account itself. */
  readonly operator: string;
  readonly action: string;
  /** Null for an action that concerns no account, or many. */
  readonly accountId: number | null;
  /** The account's e-mail of today; an anonymous one once it is deleted. */
  readonly email: string | null;
  readonly details: ActionDetails;
}

export interface ActionQuery {
  readonly accountId?: number | undefined;
  /** The action, or the part before its point: `key.rotate`, `key`. */
  readonly action?: string | undefined;
  readonly operator?: string | undefined;
  readonly fromMs?: number | undefined;
  /** Exclusive. */
  readonly toMs?: number | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface ActionPage {
  /** Newest first. */
  readonly actions: readonly LoggedAction[];
  /** Of all pages. */
  readonly total: number;
}

export interface OperatorLog {
  operatorActions(query: ActionQuery): Promise<ActionPage>;
}
