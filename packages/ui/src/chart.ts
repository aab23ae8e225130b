import 'uplot/dist/uPlot.min.css';
import UPlot from 'uplot';

/** Seconds, then the values of each series. */
export type ChartData = UPlot.AlignedData;

export type ChartFill = UPlot.Series.Fill;

export type ChartOptions = Pick<UPlot.Options, 'axes' | 'scales' | 'series'> & { heightPx: number };

/** Draws a chart into an element as wide as it is; the returned function removes it. */
export const drawChart = (
  element: HTMLElement,
  { heightPx, ...options }: ChartOptions,
  data: ChartData,
): (() => void) => {
  const size = () => ({ width: element.clientWidth, height: heightPx });
  const still = { legend: { show: false }, cursor: { show: false } };
  const chart = new UPlot({ ...options, ...still, ...size() }, data, element);
  const watch = new ResizeObserver(() => chart.setSize(size()));
  watch.observe(element);
  return () => {
    watch.disconnect();
    chart.destroy();
  };
};

/** The token of the theme that the element is in. */
export const tokenOf = (element: HTMLElement, name: string): string =>
  getComputedStyle(element).getPropertyValue(name).trim();

/** Letters and lines of an axis. */
export const axisOf = (element: HTMLElement): UPlot.Axis => ({
  stroke: tokenOf(element, '--text-3'),
  grid: { stroke: tokenOf(element, '--line-1'), width: 1 },
});

/** Bars that take this share of their place. */
export const barSeries = (width: number, series: UPlot.Series): UPlot.Series => {
  const paths = UPlot.paths.bars?.({ size: [width, 40] });
  return { ...series, points: { show: false }, ...(paths && { paths }) };
};
