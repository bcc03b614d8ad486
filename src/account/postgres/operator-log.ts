/** The operator log in PostgreSQL: written in the transaction of the action; the database refuses to change what is in it. */
import type { ActionDetails, ActionPage, ActionQuery, LoggedAction, OperatorAction } from '../operator-log.ts';
import { Conditions } from './conditions.ts';
import type { Queryable } from './connections.ts';
import { nextNumber } from './numbers.ts';

const COLUMNS = `
  SELECT log.id, log.at_ms, operator, action, log.account_id, account.email, details
  FROM operator_action AS log LEFT JOIN account ON account.id = log.account_id`;

const WRITE = `
  INSERT INTO operator_action (id, at_ms, operator, action, account_id, details)
  VALUES ($1::bigint, $2::bigint, $3, $4, $5::bigint, $6)`;

interface ActionRow extends Omit<LoggedAction, 'details'>, Record<string, unknown> {
  readonly details: string;
}

export class PostgresOperatorLog {
  readonly #operator: string;
  readonly #nowMs: () => number;

  /** `operator` is who acts through this store. */
  constructor(operator: string, nowMs: () => number) {
    this.#operator = operator;
    this.#nowMs = nowMs;
  }

  /** `by` is who did it, where that is not the operator of this store. */
  async write(
    tx: Queryable,
    action: OperatorAction,
    accountId: number | null,
    details: ActionDetails = {},
    by = this.#operator,
  ): Promise<void> {
    const id = await nextNumber(tx, 'operator_action');
    await tx.execute(WRITE, [id, this.#nowMs(), by, action, accountId, JSON.stringify(details)]);
  }
}

/** In a transaction of one moment. */
export async function findActions(tx: Queryable, query: ActionQuery): Promise<ActionPage> {
  const { accountId, action, operator, fromMs, toMs, limit, offset } = query;
  const where = new Conditions();
  if (accountId !== undefined) where.add((n) => `log.account_id = ${n}::bigint`, accountId);
  if (action !== undefined) where.add((n) => `(log.action = ${n} OR starts_with(log.action, ${n} || '.'))`, action);
  if (operator !== undefined) where.add((n) => `strpos(log.operator, ${n}) > 0`, operator);
  if (fromMs !== undefined) where.add((n) => `log.at_ms >= ${n}::bigint`, fromMs);
  if (toMs !== undefined) where.add((n) => `log.at_ms < ${n}::bigint`, toMs);
  const [counted] = await tx.query<{ total: number }>(
    `SELECT count(*) AS total FROM operator_action AS log ${where.clause}`,
    where.values,
  );
  const page = where.values.length;
  const rows = await tx.query<ActionRow>(
    `${COLUMNS} ${where.clause} ORDER BY log.id DESC LIMIT $${page + 1}::bigint OFFSET $${page + 2}::bigint`,
    [...where.values, limit, offset],
  );
  return { actions: rows.map(actionOf), total: counted?.total ?? 0 };
}

/** All that was done to one account, oldest first. */
export async function actionsOf(tx: Queryable, accountId: number): Promise<LoggedAction[]> {
  const rows = await tx.query<ActionRow>(`${COLUMNS} WHERE log.account_id = $1::bigint ORDER BY log.id`, [accountId]);
  return rows.map(actionOf);
}

function actionOf({ details, ...row }: ActionRow): LoggedAction {
  return { ...row, details: JSON.parse(details) };
}
