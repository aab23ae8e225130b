import type { GameType } from '@parlour/contract/catalogue';
import { operator } from '@parlour/contract/operator';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call';

/** The order of a category while it is being arranged: as it is saved until something is moved. */
export const useOrderDraft = (brand: string, gameType: GameType) => {
  const object = `${brand}:${gameType}`;
  const query = useQuery({
    queryKey: ['object', 'order', object],
    queryFn: () => call(operator.previewChange, { kind: 'order', object, patch: {} }),
  });
  const saved = (query.data?.values.order ?? []) as string[];
  const [moved, setMoved] = useState<readonly string[]>();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const order = moved ?? saved;
  return {
    query,
    object,
    order,
    isMoved: moved !== undefined && moved.join('\n') !== saved.join('\n'),
    nameOf: (key: string) => names.get(key) ?? key,
    add: ({ key, name }: { key: string; name: string }) => {
      if (order.includes(key)) return;
      setNames((known) => new Map(known).set(key, name));
      setMoved([...order, key]);
    },
    remove: (key: string) => setMoved(order.filter((one) => one !== key)),
    /** Puts a game where another is. */
    move: (key: string, place: number) => {
      const rest = order.filter((one) => one !== key);
      const at = Math.max(0, Math.min(place, rest.length));
      setMoved([...rest.slice(0, at), key, ...rest.slice(at)]);
    },
    reset: () => setMoved(undefined),
  };
};

export type OrderDraft = ReturnType<typeof useOrderDraft>;
