import type { ConsolePhrases } from '@parlour/locales/console-phrases';
import type { ComponentType } from 'react';

export type PageGroup = 'overview' | 'queues' | 'look' | 'run' | 'control';

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
