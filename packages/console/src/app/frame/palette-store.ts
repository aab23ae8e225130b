import { create } from 'zustand';

type Shown = { palette: boolean; keys: boolean };

export const useShown = create<Shown>(() => ({ palette: false, keys: false }));

export const openPalette = (): void => useShown.setState({ palette: true });
export const closePalette = (): void => useShown.setState({ palette: false });
export const openKeys = (): void => useShown.setState({ keys: true });
export const closeKeys = (): void => useShown.setState({ keys: false });
