import { brandFaults, type faultParts } from '@parlour/contract/brand-faults';
import { pageOf } from '@parlour/contract/pages';
import { currentStatus } from '../../brand/brand';
import { call } from '../api';
import { Refused } from '../refused';

type Part = (typeof faultParts)[number];

const mostReports = 5;
const reported = new Set<string>();

/** Where in our files something was thrown, the innermost place first. */
export const placesOf = (stack: string | undefined): string[] => {
  const found = stack?.match(/[\w.-]+\.[a-z]{2,3}:\d+:\d+/g) ?? [];
  return [...new Set(found)].filter((place) => place.length <= 80).slice(0, 5);
};

/** Sends a failure's kind and places to the server's log: each once, and few of one page. */
const report = (part: Part, name: string, places: string[]): void => {
  const subject = `${part} ${name} ${places[0]}`;
  if (reported.has(subject) || reported.size === mostReports) return;
  reported.add(subject);
  const { build } = currentStatus();
  const page = pageOf(location.pathname).path;
  call(brandFaults.reportFault, { part, name, page, build, places }).catch(() => undefined);
};

/** What is no refusal, and no call that was given up, is a fault of ours. */
export const reportThrown = (part: Part, thrown: unknown): void => {
  if (!(thrown instanceof Error) || thrown instanceof Refused || thrown.name === 'AbortError')
    return;
  report(part, thrown.name, placesOf(thrown.stack));
};

/** An answer that is not of the contract's form, by its call. */
export const reportAnswer = (call: string): void => report('answer', call, []);
