/**
 * The yardstick of frames: one canvas of the reels' size on which fifteen pictures move, and
 * nothing else. No game can be smoother on this machine.
 */
export const floorPage = (width: number, height: number): string => `<!doctype html>
<meta name="viewport" content="width=device-width">
<style>
  body { margin: 0; background: #123 }
  canvas { width: ${width}px; height: ${height}px }
</style>
<canvas></canvas>
<script>
  const canvas = document.querySelector('canvas');
  const ratio = devicePixelRatio;
  canvas.width = ${width} * ratio;
  canvas.height = ${height} * ratio;
  const size = (${width} / 5) * ratio;
  const picture = new OffscreenCanvas(size, size);
  const ink = picture.getContext('2d');
  ink.fillStyle = '#fc6';
  ink.arc(size / 2, size / 2, size / 2.2, 0, 7);
  ink.fill();
  const context = canvas.getContext('2d');
  const draw = (now) => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (let index = 0; index < 15; index += 1) {
      const y = (now * ratio + (index % 3) * size) % canvas.height;
      context.drawImage(picture, Math.floor(index / 3) * size, y - size / 2);
    }
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
</script>`;
