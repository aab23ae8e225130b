import type { ConsolePhrases } from '@parlour/locales/console-phrases';
import type { ComponentType } from 'react';
import { useMay } from '../lib/session/me';

export type PageGroup = 'queues' | 'look' | 'run' | 'control';

/** A page of the console. It stands in the rail of those who have one of its rights. */
export type ConsolePage = {
  name: keyof ConsolePhrases['frame']['pages'];
  /** Its address, with the names of its parts, and the address by which one goes to it. */
  path: string;
  home: string;
  icon: string;
  iconOn: string;
  group: PageGroup;
  /** Any of these opens it. */
  rights: readonly string[];
  /** The letter after `G`. */
  go: string;
  screen: ComponentType;
};

/** Every page whose module is there, in the order of the rail. */
const pages: readonly ConsolePage[] = [];

/** The pages that this person may open. */
export const useOpenPages = (): readonly ConsolePage[] => {
  const may = useMay();
  return pages.filter(({ rights }) => rights.some((right) => may(right)));
};
