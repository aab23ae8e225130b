import { toast } from '@parlour/ui/toasts';

/** Shares a page of the site by the device's own sheet, or as a copied link. */
export const share = async (path: string, title: string, copied: string): Promise<void> => {
  const url = new URL(path, location.origin).href;
  try {
    if (navigator.share) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    toast({ text: copied });
  } catch {
    // The person closed the sheet, or the browser has no clipboard: nothing was shared.
  }
};
