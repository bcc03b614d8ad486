/**
 * The operator log in SQLite. `write` is synchronous and runs in the transaction of the action that it logs; the database
 * refuses to change or delete what is in it.
 */
import type { Database } from 'bun:sqlite';
import type { ActionDetails, ActionPage, ActionQuery, LoggedAction, OperatorAction } from '../operator-log.ts';

const COLUMNS = `
  SELECT log.id, log.at_ms AS atMs, operator, action, log.account_id AS accountId, account.email AS email, details
  FROM operator_action AS log LEFT JOIN account ON account.id = log.account_id`;

const WRITE = 'INSERT INTO operator_action (at_ms, operator, action, account_id, details) VALUES (?, ?, ?, ?, ?)';

interface Row extends Omit<LoggedAction, 'details'> {
  readonly details: string;
}

export class SqliteOperatorLog {
  readonly #db: Database;
  #operator: string;
  readonly #nowMs: () => number;

  /** `operator` is who acts through this store. */
  constructor(db: Database, operator: string, nowMs: () => number) {
    this.#db = db;
    this.#operator = operator;
    this.#nowMs = nowMs;
  }

  /** Runs the job; what it logs was done by `operator`, where one is given. */
  actingAs<Result>(operator: string | undefined, job: () => Result): Result {
    const own = this.#operator;
    this.#operator = operator ?? own;
    try {
      return job();
    } finally {
      this.#operator = own;
    }
  }

  write(action: OperatorAction, accountId: number | null, details: ActionDetails = {}): void {
    const write = this.#db.query<null, [number, string, string, number | null, string]>(WRITE);
    write.run(this.#nowMs(), this.#operator, action, accountId, JSON.stringify(details));
  }

  find(query: ActionQuery): ActionPage {
    const { clause, values } = conditionsOf(query);
    const rows = this.#db.query<Row, (string | number)[]>(`${COLUMNS} ${clause} ORDER BY log.id DESC LIMIT ? OFFSET ?`);
    const count = this.#db.query<{ total: number }, (string | number)[]>(
      `SELECT count(*) AS total FROM operator_action AS log ${clause}`,
    );
    const read = this.#db.transaction(() => ({
      actions: rows.all(...values, query.limit, query.offset).map(actionOf),
      total: count.get(...values)?.total ?? 0,
    }));
    return read.deferred();
  }

  /** All that was done to one account, oldest first. */
  ofAccount(accountId: number): LoggedAction[] {
    return this.#db
      .query<Row, [number]>(`${COLUMNS} WHERE log.account_id = ? ORDER BY log.id`)
      .all(accountId)
      .map(actionOf);
  }
}

function conditionsOf({ accountId, action, operator, fromMs, toMs }: ActionQuery) {
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  const add = (condition: string, ...given: (string | number)[]) => {
    conditions.push(condition);
    values.push(...given);
  };
  if (accountId !== undefined) add('log.account_id = ?', accountId);
  if (action !== undefined)
    add("(log.action = ? OR substr(log.action, 1, length(?) + 1) = ? || '.')", action, action, action);
  if (operator !== undefined) add('instr(log.operator, ?) > 0', operator);
  if (fromMs !== undefined) add('log.at_ms >= ?', fromMs);
  if (toMs !== undefined) add('log.at_ms < ?', toMs);
  return { clause: conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`, values };
}

function actionOf({ details, ...row }: Row): LoggedAction {
  return { ...row, details: JSON.parse(details) };
}
