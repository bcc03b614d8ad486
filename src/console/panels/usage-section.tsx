/** Usage and balance at the foot of the page, fetched when it is opened; the call is free. */
import { useEffect, useState } from 'preact/hooks';
import type { UsageBody } from '../../operations/usage.ts';
import { call, type Result } from '../api/client.ts';
import { USAGE_DAYS, UsagePanel } from './usage.tsx';

export function UsageSection({ apiKey }: { apiKey: string }) {
  const [open, setOpen] = useState(false);
  const [result, setResult] = useState<Result<UsageBody> | null>(null);
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    void call<UsageBody>('/v1/usage', { days: USAGE_DAYS }, apiKey, controller.signal).then(setResult, () => {});
    return () => controller.abort();
  }, [open, apiKey]);
  return (
    <details class="usage-section" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>Usage and balance</h2>
      </summary>
      {result === null && <p class="soft">Counting …</p>}
      {result?.ok === true && <UsagePanel usage={result.body} />}
      {result?.ok === false && <p class="note">{result.failure.message}</p>}
    </details>
  );
}

/** What is wrong with a key, in words; null where it works. Asking is free. */
export async function faultOfKey(key: string): Promise<string | null> {
  const result = await call<UsageBody>('/v1/usage', {}, key, new AbortController().signal);
  return result.ok ? null : result.failure.message;
}
