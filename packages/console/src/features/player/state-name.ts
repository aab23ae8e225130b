/** What the console calls a state of players; one without a name is shown as it is. */
export const stateName = (names: Readonly<Record<string, string>>, state: string): string =>
  names[state] ?? state;
