/** What the page's HTML has asked for already. */
type Ahead = { path: string; answer: Promise<Response> };

/**
 * The answer that was asked for before the page had any code, at a direct address of the member
 * centre. It is used once: a later call sends a new request.
 */
export const claimAhead = (path: string): Promise<Response> | undefined => {
  const page = globalThis as { ahead?: Ahead | undefined };
  const { ahead } = page;
  if (ahead?.path !== path) return undefined;
  page.ahead = undefined;
  return ahead.answer;
};
