import { Suspense } from 'react';
import { Words } from '../lib/language/words';
import type { Chunk } from '../lib/navigation/chunk';
import { Boundary } from './boundary';

/** A chunk with its words; a failure is shown in its place, with a retry. */
export const drawn = <Props extends object>(
  { nouns, Component, preload }: Chunk<Props>,
  props: Props,
) => (
  <Boundary onRetry={preload}>
    <Suspense>
      <Words nouns={nouns}>
        <Component {...props} />
      </Words>
    </Suspense>
  </Boundary>
);
