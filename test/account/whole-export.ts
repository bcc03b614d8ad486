/** The export of an account as one object, which a command prints part by part. */
import type { AccountSummary, ExportLists } from '../../src/account/directory.ts';
import type { AccountStore } from '../../src/account/store.ts';

type Whole = { readonly [List in keyof ExportLists]: ExportLists[List][number][] };

/** Null when there is no such account. */
export async function wholeExport(
  store: AccountStore,
  email: string,
): Promise<(Whole & { account: AccountSummary | null }) | null> {
  const lists: Whole = { keys: [], allowances: [], calls: [], entries: [], answers: [], actions: [] };
  let account: AccountSummary | null = null;
  const found = await store.exportAccount(email, {
    account: (summary) => {
      account = summary;
    },
    rows: (list, rows) => {
      const kept: (typeof rows)[number][] = lists[list];
      kept.push(...rows);
    },
  });
  return found ? { account, ...lists } : null;
}
