import type { VoidingSpan } from '@parlour/contract/round-console';
import { useSearchParams } from 'wouter';

const gamePattern = /^([A-Za-z0-9_-]{2,32})\/(\S{1,64})$/;

/** The game and the time that are asked about, which are in the address. */
export const useSpan = (brand: string) => {
  const [params, setParams] = useSearchParams();
  const [game, from, until] = ['game', 'from', 'until'].map((name) => params.get(name) ?? '');
  const [, vendor, code] = gamePattern.exec(game!) ?? [];
  const span: VoidingSpan | undefined =
    vendor !== undefined && from && until ? { brand, vendor, game: code!, from, until } : undefined;
  return { game: game!, from: from!, until: until!, span, setSpan: setParams };
};
