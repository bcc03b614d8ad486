/** The view and the address bar as one: a change of the one is a change of the other, and back goes back. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { addressOf, type View, viewOf } from './view.ts';

export interface ViewState {
  readonly view: View;
  /** Goes to the view with these fields changed, as a step that back undoes. */
  change(fields: Partial<View>): void;
}

export function useView(): ViewState {
  const [view, setView] = useState(() => viewOf(location.search));
  useEffect(() => {
    const follow = () => setView(viewOf(location.search));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const change = useCallback((fields: Partial<View>) => {
    const next = { ...viewOf(location.search), ...fields };
    const address = addressOf(next);
    if (address !== `${location.pathname}${location.search}`) history.pushState(null, '', address);
    setView(next);
  }, []);
  return { view, change };
}
