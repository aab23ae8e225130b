import 'uplot/dist/uPlot.min.css';
import type { ProfitDay } from '@parlour/contract/report';
import type { Phrases } from '@parlour/locales/nouns';
import { count } from '@parlour/ui/format';
import UPlot from 'uplot';
import type { Period } from '../period';
import { marksOf, spanOf } from './chart-days';

type Texts = { words: Phrases['report']; locale: string; period: Period };

const heightPx = 220;
/** As wide as a date with the space beside it. */
const datePx = 52;
const halfDay = 43_200;

/** Draws the days into an element as wide as it is; the returned function removes them. */
export const drawChart = (
  element: HTMLElement,
  days: readonly ProfitDay[],
  texts: Texts,
): (() => void) => {
  const chart = new UPlot(
    { ...optionsOf(element, days, texts), width: element.clientWidth, height: heightPx },
    seriesOf(days),
    element,
  );
  const watch = new ResizeObserver(() =>
    chart.setSize({ width: element.clientWidth, height: heightPx }),
  );
  watch.observe(element);
  return () => {
    watch.disconnect();
    chart.destroy();
  };
};

/** Points of a picture, not money: whole units are exact enough for a canvas. */
const seriesOf = (days: readonly ProfitDay[]): UPlot.AlignedData => {
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
): UPlot.Options => {
  const span = spanOf(
    period,
    days.map(({ day }) => day),
  );
  const token = (name: string) => getComputedStyle(element).getPropertyValue(name).trim();
  const bars = UPlot.paths.bars?.({ size: [0.6, 40] });
  const bar = (label: string, colour: string): UPlot.Series => ({
    label,
    fill: colour,
    stroke: colour,
    points: { show: false },
    ...(bars && { paths: bars }),
  });
  const axis = { stroke: token('--text-3'), grid: { stroke: token('--line-1'), width: 1 } };
  const dayText = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  });
  return {
    width: 0,
    height: 0,
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { range: () => [span.first - halfDay, span.last + halfDay] } },
    series: [
      {},
      bar(words.won, token('--pos')),
      bar(words.lost, token('--neg')),
      { label: words.runningTotal, stroke: token('--info'), width: 2 },
    ],
    axes: [
      {
        ...axis,
        grid: { show: false },
        splits: ({ bbox }) => marksOf(span, bbox.width / devicePixelRatio / datePx),
        values: (_chart, seconds) => seconds.map((at) => dayText.format(at * 1000)),
      },
      { ...axis, size: 72, values: (_chart, amounts) => amounts.map((amount) => count(amount)) },
    ],
  };
};
