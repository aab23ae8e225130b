/** 72 seconds as 01:12; hours as 01:02:03. */
export const waitText = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  return [...(hours > 0 ? [hours] : []), ...parts]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
};
