import type { ProfitDay } from '@parlour/contract/report';
import type { Phrases } from '@parlour/locales/nouns';
import {
  axisOf,
  barSeries,
  type ChartData,
  type ChartOptions,
  drawChart,
  tokenOf,
} from '@parlour/ui/chart';
import type { Period } from '../period';
import { markText, marksOf, spanOf } from './chart-days';

type Texts = { words: Phrases['report']; locale: string; period: Period };

const heightPx = 220;
/** As wide as a date with the space beside it. */
const datePx = 52;
const halfDay = 43_200;

/** Draws the days into an element as wide as it is; the returned function removes them. */
export const drawDays = (
  element: HTMLElement,
  days: readonly ProfitDay[],
  texts: Texts,
): (() => void) => drawChart(element, optionsOf(element, days, texts), seriesOf(days));

/** Points of a picture, not money: whole units are exact enough for a canvas. */
const seriesOf = (days: readonly ProfitDay[]): ChartData => {
  const nets = days.map(({ net }) => Number(net));
  let total = 0;
  return [
    days.map(({ day }) => Date.parse(`${day}T12:00:00Z`) / 1000),
    nets.map((net) => Math.max(net, 0)),
    nets.map((net) => Math.min(net, 0)),
    nets.map((net) => (total += net)),
  ];
};

const optionsOf = (
  element: HTMLElement,
  days: readonly ProfitDay[],
  { words, locale, period }: Texts,
) => {
  const span = spanOf(
    period,
    days.map(({ day }) => day),
  );
  const bar = (label: string, token: string) => {
    const colour = tokenOf(element, token);
    return barSeries(0.6, { label, fill: colour, stroke: colour });
  };
  const axis = axisOf(element);
  const dayText = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  });
  return {
    heightPx,
    scales: { x: { range: () => [span.first - halfDay, span.last + halfDay] } },
    series: [
      {},
      bar(words.won, '--pos'),
      bar(words.lost, '--neg'),
      { label: words.runningTotal, stroke: tokenOf(element, '--info'), width: 2 },
    ],
    axes: [
      {
        ...axis,
        grid: { show: false },
        splits: ({ bbox }) => marksOf(span, bbox.width / devicePixelRatio / datePx),
        values: (_chart, seconds) => seconds.map((at) => dayText.format(at * 1000)),
      },
      { ...axis, values: (_chart, amounts) => amounts.map(markText) },
    ],
  } satisfies ChartOptions;
};
