import { moneyText } from '@parlour/contract/money';

/** How often the figure grows, and by how many hundredths of the currency's unit. */
export const stepMs = 3000;
const stepCents = 16_511n;
const microsPerCent = 10_000n;

/** The figure that the clock makes: 165.11 more every three seconds since the year began. */
export const illustrativeAmount = (now: number): string => {
  const begin = Date.UTC(new Date(now).getUTCFullYear(), 0, 1);
  const steps = BigInt(Math.floor((now - begin) / stepMs));
  return moneyText(steps * stepCents * microsPerCent);
};
