import type { Printer } from './sprites';

/** Prints SVG text into a canvas of its own, by the browser's image decoder. */
export const browserPrinter: Printer = {
  print: async (svg, width, height) => {
    const image = new Image(width, height);
    const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return canvas;
  },
  whenIdle: (task) => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 200 });
    else setTimeout(task, 1);
  },
};
