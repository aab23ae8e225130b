import { describe, expect, test, vi } from 'vitest';
import { repeated } from './judge';

const lost = () => new Error('Command failed: npx lighthouse\nRuntime error: NO_NAVSTART');

describe('Lighthouse', () => {
  test('is asked again when the browser lost its trace', async () => {
    const run = vi.fn().mockRejectedValueOnce(lost()).mockResolvedValue('report');
    expect(await repeated(run)).toBe('report');
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('is given up after three such traces, and at once for another failure', async () => {
    const run = vi.fn().mockRejectedValue(lost());
    await expect(repeated(run)).rejects.toThrow('NO_NAVSTART');
    expect(run).toHaveBeenCalledTimes(3);
    const broken = vi.fn().mockRejectedValue(new Error('no such page'));
    await expect(repeated(broken)).rejects.toThrow('no such page');
    expect(broken).toHaveBeenCalledTimes(1);
  });
});
