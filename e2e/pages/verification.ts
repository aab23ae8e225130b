import { expect, type Locator, type Page } from '@playwright/test';
import pg from 'pg';

export const verificationOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: /người thật|you’re human/ });

export const sliderOf = (page: Page): Locator =>
  verificationOf(page).getByRole('slider', { name: /mảnh ghép|piece/ });

/** Runs one statement, and returns its `value`. */
export const ask = async (databaseUrl: string, statement: string): Promise<string> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ value: string }>(statement);
    return String(rows[0]?.value);
  } finally {
    await client.end();
  }
};

/** Where the newest piece belongs, which only the database knows. */
const placeOf = async (databaseUrl: string): Promise<number> =>
  Number(
    await ask(
      databaseUrl,
      `select x as value from session.verification
       where text_hash is null order by created_at desc limit 1`,
    ),
  );

export const codeOf = (databaseUrl: string): Promise<string> =>
  ask(databaseUrl, 'select code as value from session.captcha order by created_at desc limit 1');

/** The server takes an answer for a person's only after a moment. */
const untilSeen = (databaseUrl: string): Promise<void> =>
  expect
    .poll(() =>
      ask(
        databaseUrl,
        `select clock_timestamp() - max(created_at) > interval '500 ms' as value
         from session.verification where text_hash is null`,
      ),
    )
    .toBe('true');

/** By keys alone: in eights, then in ones, and Enter. */
export const solveByKeys = async (page: Page, databaseUrl: string): Promise<void> => {
  const slider = sliderOf(page);
  await expect(slider).toBeFocused();
  const x = await placeOf(databaseUrl);
  for (let at = 0; at + 8 <= x; at += 8) await page.keyboard.press('ArrowRight');
  for (let left = x % 8; left > 0; left -= 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(slider).toHaveValue(String(x));
  await untilSeen(databaseUrl);
  await page.keyboard.press('Enter');
};

/** A new picture and its note move the dialog: the place counts once it stays. */
const settledBox = async (slider: Locator) => {
  let before = '';
  await expect
    .poll(async () => {
      const now = JSON.stringify(await slider.boundingBox());
      const isSame = now === before;
      before = now;
      return isSame;
    })
    .toBe(true);
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider has no place');
  return box;
};

/** By hand, this far from the place of the piece. */
export const drag = async (page: Page, databaseUrl: string, beside = 0): Promise<void> => {
  const slider = sliderOf(page);
  await expect(slider).toBeVisible();
  const x = (await placeOf(databaseUrl)) + beside;
  const box = await settledBox(slider);
  const handle = box.width / 6;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + handle / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, y, { steps: 5 });
  await page.mouse.move(box.x + handle / 2 + (x / 300) * (box.width - handle), y, { steps: 5 });
  await untilSeen(databaseUrl);
  await page.mouse.up();
};
