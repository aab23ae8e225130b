import { type SiteCode, statusOf } from '@parlour/contract/errors';
import { expect, type Locator, type Page } from '@playwright/test';

/** What a call is refused with, and where the form says it. */
export type Case = {
  code: SiteCode;
  value?: Record<string, unknown>;
  /** The field that can resolve it; without one it stands above the form. */
  at?: Locator;
};

/** The next answer of a call is this refusal, with a text of the server that no one may see. */
export const refuseNext = async (
  page: Page,
  call: string,
  { code, value }: Case,
): Promise<void> => {
  await page.route(
    `**${call}`,
    (route) =>
      route.fulfill({
        status: statusOf[code],
        json: {
          success: false,
          code,
          message: `server ${code}`,
          id: 'story',
          ...(value && { value }),
        },
      }),
    { times: 1 },
  );
};

/** The phrase of a refusal stands where it can be resolved, and nothing of the server's own. */
export const expectSaid = async (form: Locator, text: string, at?: Locator): Promise<void> => {
  if (at) {
    await expect(at).toHaveAccessibleDescription(new RegExp(escape(text)));
    await expect(at).toHaveAttribute('aria-invalid', 'true');
    await expect(at).toBeFocused();
  } else {
    await expect(form.getByRole('alert')).toContainText(text);
  }
  await expect(form).not.toContainText('server ');
};

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
