import type { Zone } from '@parlour/contract/time-zone';
import { create } from 'zustand';
import { useMe } from './session/me';

type OwnBrand = ReturnType<typeof useMe>['brands'][number];

const read = (): string | undefined => {
  try {
    return localStorage.getItem('brand') ?? undefined;
  } catch {
    return undefined;
  }
};

const useChosen = create<{ code: string | undefined }>(() => ({ code: read() }));

/** The brand that pages are about; undefined: all of the person's. */
export const useBrand = (): OwnBrand | undefined => {
  const { brands } = useMe();
  const { code } = useChosen();
  return brands.find((one) => one.code === code) ?? (brands.length === 1 ? brands[0] : undefined);
};

export const chooseBrand = (code: string | undefined): void => {
  try {
    if (code === undefined) localStorage.removeItem('brand');
    else localStorage.setItem('brand', code);
  } catch {
    // The choice lasts as long as the page.
  }
  useChosen.setState({ code });
};

/** The name of a brand, where the page is about several; else there is nothing to say. */
export const useBrandName = (): ((code: string) => string | undefined) => {
  const { brands } = useMe();
  const isOne = useBrand() !== undefined;
  return (code) => (isOne ? undefined : (brands.find((one) => one.code === code)?.name ?? code));
};

/** The time zone of what is shown: where the operator works. */
export const useZone = (): Zone => Intl.DateTimeFormat().resolvedOptions().timeZone as Zone;
