import { Containers } from './gallery/containers';
import { Controls } from './gallery/controls';
import { Foundations } from './gallery/foundations';
import css from './gallery/gallery.module.css';

/**
 * Every component in all its states, for the eye. In development only; it needs the phrases of
 * `common` and `form`.
 */
export const Gallery = () => (
  <main className={`content ${css.page}`}>
    <h1 className="t-h1">Intaglio</h1>
    <Controls />
    <Containers />
    <Foundations />
  </main>
);
