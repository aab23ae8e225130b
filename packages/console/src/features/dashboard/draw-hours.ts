import type { BoardHour } from '@parlour/contract/report-console';
import type { Zone } from '@parlour/contract/time-zone';
import {
  axisOf,
  barSeries,
  type ChartData,
  type ChartFill,
  type ChartOptions,
  drawChart,
  tokenOf,
} from '@parlour/ui/chart';
import { timeOfDay } from '@parlour/ui/format';

type Texts = { zone: Zone; locale: string };

const heightPx = 260;
const hourSeconds = 3600;

/** Draws the hours into an element as wide as it is; the returned function removes them. */
export const drawHours = (
  element: HTMLElement,
  hours: readonly BoardHour[],
  texts: Texts,
): (() => void) => drawChart(element, optionsOf(element, texts), seriesOf(hours));

/** Points of a picture, not money: whole units are exact enough for a canvas. */
const seriesOf = (hours: readonly BoardHour[]): ChartData => [
  hours.map(({ hour }) => Date.parse(hour) / 1000),
  hours.map(({ deposits }) => Number(deposits)),
  hours.map(({ withdrawals }) => -Number(withdrawals)),
  hours.map(({ depositsBefore }) => Number(depositsBefore)),
];

/** Lines across, so that money out differs from money in without its colour. */
const hatched = (colour: string): CanvasPattern | string => {
  const tile = document.createElement('canvas');
  tile.width = 8;
  tile.height = 8;
  const pen = tile.getContext('2d');
  if (!pen) return colour;
  pen.strokeStyle = colour;
  pen.lineWidth = 1.5;
  pen.beginPath();
  for (const from of [-8, 0, 8]) {
    pen.moveTo(from, 8);
    pen.lineTo(from + 8, 0);
  }
  pen.stroke();
  return pen.createPattern(tile, 'repeat') ?? colour;
};

/** Compact, with the point that amounts have in every language. */
const amountTextOf = (locale: string) => {
  const format = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  return (amount: number): string =>
    format
      .formatToParts(amount)
      .map(({ type, value }) => (type === 'decimal' ? '.' : value))
      .join('');
};

const optionsOf = (element: HTMLElement, { zone, locale }: Texts) => {
  const colour = tokenOf(element, '--info');
  const bar = (fill: ChartFill) => barSeries(0.7, { fill, stroke: colour });
  const amountText = amountTextOf(locale);
  const axis = axisOf(element);
  return {
    heightPx,
    scales: {
      x: {
        range: (_chart, from, to) => [from - hourSeconds / 2, to + hourSeconds / 2],
      },
      // Without any money the line still has its place.
      y: { range: (_chart, from, to) => (from === to ? [-1, 1] : [from * 1.08, to * 1.08]) },
    },
    series: [
      {},
      bar(colour),
      bar(() => hatched(colour) as CanvasPattern),
      {
        stroke: tokenOf(element, '--text-2'),
        width: 1.5,
        dash: [3, 4],
        points: { show: false },
      },
    ],
    axes: [
      {
        ...axis,
        grid: { show: false },
        incrs: [1, 3, 6, 12].map((many) => many * hourSeconds),
        values: (_chart, seconds) => seconds.map((at) => timeOfDay(at * 1000, zone)),
      },
      {
        ...axis,
        size: 64,
        values: (_chart, amounts) => amounts.map((amount) => amountText(Math.abs(amount))),
      },
    ],
  } satisfies ChartOptions;
};
