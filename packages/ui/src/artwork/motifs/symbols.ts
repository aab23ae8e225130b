import { path } from '../../engraving/paint';
import { fix } from '../../engraving/geometry';

// The signs of slots, in a box from −1 to 1.
export const symbols = {
  seven: 'M-.7-.8H.75V-.45L.05.9H-.45L.2-.35H-.7Z',
  bell: 'M0-.9C.55-.9.62-.3.66.1C.7.4.9.5.9.62H-.9C-.9.5-.7.4-.66.1C-.62-.3-.55-.9,0-.9ZM-.22.72H.22A.22.2,0,0,1-.22.72Z',
  gem: 'M-.55-.6H.55L.95-.1L0 .9L-.95-.1Z',
  lotus:
    'M0-.9C.32-.5.36-.1.12.3C.5-.3.8-.35,1-.3C.95.2.6.62,0,.72C-.6.62-.95.2-1-.3C-.8-.35-.5-.3-.12.3C-.36-.1-.32-.5,0-.9Z',
  coin: 'M0-.85A.85.85 0 1 1 0 .85A.85.85 0 1 1 0-.85ZM-.27-.27V.27H.27V-.27Z',
  star: 'M0-.95L.26-.28L.95-.26L.4.17L.6.85L0 .45L-.6.85L-.4.17L-.95-.26L-.26-.28Z',
  drop: 'M0-.95C.5-.3.75 0 .75.32A.75.62 0 0 1-.75.32C-.75 0-.5-.3 0-.95Z',
} as const;

export type ArtworkSymbol = keyof typeof symbols;

export const symbolNames = Object.keys(symbols) as ArtworkSymbol[];

/** A sign at a place, in a size; its line keeps the same weight in every size. */
export const symbolAt = (name: ArtworkSymbol, x: number, y: number, size: number, fill: string) =>
  path(symbols[name], {
    fill,
    evenOdd: true,
    width: Number((1.6 / size).toFixed(3)),
    at: `translate(${fix(x)} ${fix(y)}) scale(${fix(size)})`,
  });
