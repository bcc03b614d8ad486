/** The console as a whole: what stands where on the page. */
import { useView } from './state/use-view.ts';

export function App() {
  const { view } = useView();
  return (
    <main class="page">
      <h1>Fairday</h1>
      <p>{view.place === null ? 'Is it a good day for it, when, and why.' : `${view.activity} in ${view.place}`}</p>
    </main>
  );
}
