/** What everything of a filter comes to, not only the page that is shown. */
export type RecordTotals = {
  count: number;
  /** Of all states. */
  amount: string;
  /** Of those whose money arrived. */
  done: string;
};
