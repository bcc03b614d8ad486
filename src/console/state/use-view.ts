/**
 * The view and the address bar as one: a change of the one is a change of the other, back goes back, and a link to another
 * view of this page changes the view without loading the page anew.
 */
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
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const address = viewLinkOf(event);
      if (address === null) return;
      event.preventDefault();
      history.pushState(null, '', address);
      setView(viewOf(location.search));
      scrollTo({ top: 0 });
    };
    addEventListener('click', follow);
    return () => removeEventListener('click', follow);
  }, []);
  const change = useCallback((fields: Partial<View>) => {
    const next = { ...viewOf(location.search), ...fields };
    const address = addressOf(next);
    if (address !== `${location.pathname}${location.search}`) history.pushState(null, '', address);
    setView(next);
  }, []);
  return { view, change };
}

/** Where a plain click on a link to a view of this page leads; null for any other click. */
function viewLinkOf(event: MouseEvent): string | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target !== '' || link.origin !== location.origin || link.pathname !== '/') return null;
  // A place further down on the same view is the browser's to go to.
  if (link.hash !== '' && link.search === location.search) return null;
  return `${link.pathname}${link.search}`;
}
